-- What is pending names the session version it was begun under, and ends with it. What is pending now cannot say.
DELETE FROM "EmailChange";
DELETE FROM "ResetCode";
ALTER TABLE "EmailChange" ADD COLUMN "sessionVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "ResetCode" ADD COLUMN "sessionVersion" INTEGER NOT NULL DEFAULT 0;

-- The address an account had before a change, for whoever reads its mail to take back.
CREATE TABLE "AddressUndo" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AddressUndo_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "AddressUndo_tokenHash_key" ON "AddressUndo"("tokenHash");
CREATE INDEX "AddressUndo_userId_idx" ON "AddressUndo"("userId");
CREATE INDEX "AddressUndo_emailKey_idx" ON "AddressUndo"("emailKey");
ALTER TABLE "AddressUndo" ADD CONSTRAINT "AddressUndo_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mails to the owners of accounts say which they are, and lose text and address once sent.
ALTER TABLE "OutboxMail" ADD COLUMN "kind" TEXT NOT NULL DEFAULT '';
ALTER TABLE "OutboxMail" ADD COLUMN "userId" TEXT;
CREATE INDEX "OutboxMail_userId_idx" ON "OutboxMail"("userId");
UPDATE "OutboxMail" AS m SET "kind" = 'account'
WHERE m."enquiryId" IS NULL AND NOT EXISTS (SELECT 1 FROM "OutboxMail" told WHERE told."digestId" = m."id");
UPDATE "OutboxMail" SET "recipient" = '', "text" = '', "html" = '' WHERE "kind" <> '' AND "status" = 'sent';
