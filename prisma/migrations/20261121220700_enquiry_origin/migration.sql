-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN     "carried" JSONB,
ADD COLUMN     "language" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "page" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "source" JSONB NOT NULL DEFAULT '{}';
