-- What is asked of tables that grow for years: an enquiry that is deleted looks for its mails, a listing for its span of
-- days, the state of the outbox for what is owed, and counters that ran out are found by when they did.
CREATE INDEX "OutboxMail_enquiryId_idx" ON "OutboxMail"("enquiryId");
CREATE INDEX "OutboxMail_status_createdAt_idx" ON "OutboxMail"("status", "createdAt");
CREATE INDEX "OutboxMail_digestId_status_idx" ON "OutboxMail"("digestId", "status");
DROP INDEX "OutboxMail_status_digestId_idx";
CREATE INDEX "Enquiry_createdAt_idx" ON "Enquiry"("createdAt");
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");
