-- AlterEnum
ALTER TYPE "MailStatus" ADD VALUE 'withheld';

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "digestId" TEXT,
ADD COLUMN "wrongSettings" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "OutboxMail_status_digestId_idx" ON "OutboxMail"("status", "digestId");
