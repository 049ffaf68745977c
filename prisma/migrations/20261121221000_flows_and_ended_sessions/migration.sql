-- A code belongs to the flow that asked for it, so one account may have several. Codes live ten minutes: those
-- that are on their way when this runs are asked for again.
DELETE FROM "ResetCode";

-- AlterTable
ALTER TABLE "ResetCode" DROP CONSTRAINT "ResetCode_pkey",
ADD COLUMN "client" TEXT,
ADD COLUMN "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD CONSTRAINT "ResetCode_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE INDEX "ResetCode_userId_idx" ON "ResetCode"("userId");

-- CreateTable
CREATE TABLE "EndedSession" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EndedSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EndedSession_expiresAt_idx" ON "EndedSession"("expiresAt");
