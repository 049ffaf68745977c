-- CreateTable
CREATE TABLE "EnquiryPhoto" (
    "enquiryId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "EnquiryPhoto_pkey" PRIMARY KEY ("enquiryId")
);

-- AddForeignKey
ALTER TABLE "EnquiryPhoto" ADD CONSTRAINT "EnquiryPhoto_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
