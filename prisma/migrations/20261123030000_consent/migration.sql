-- Which words about storing and use stood at the form when it was sent; empty for enquiries of before.
ALTER TABLE "Enquiry" ADD COLUMN "consent" TEXT NOT NULL DEFAULT '';

-- Those words, once for each version.
CREATE TABLE "ConsentText" (
    "version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsentText_pkey" PRIMARY KEY ("version")
);

-- The same form sent twice is known by its note among the counters (docs/decisions/101): nobody reads this any more.
DROP INDEX "Enquiry_digest_createdAt_idx";
