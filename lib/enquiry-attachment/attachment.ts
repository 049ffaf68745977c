/* What goes along with an enquiry beside what is typed. */

/** Tools whose result can go along, and a product that is asked about; `roof` and `wall` are read before a tool sends them. */
export const TOOL_KINDS = ['design', 'calculation', 'roof', 'wall', 'product'] as const;

/** The result of a tool, as whoever reads the enquiry sees it and opens it again. */
export interface ToolAttachment {
  kind: (typeof TOOL_KINDS)[number];
  /** At most 120 characters. */
  title: string;
  /** Path of this site that opens it again, with its query. */
  path: string;
  /** What it says, label and value; at most 30. */
  figures: readonly (readonly [label: string, value: string])[];
}

/** A photograph; goes along only if the visitor says so. */
export interface PhotoAttachment {
  kind: 'photo';
  /** Makes the copy that would be sent; null where none can be made. */
  copy: () => Promise<Blob | null>;
}

export type Attachment = ToolAttachment | PhotoAttachment;

/** Hidden field of a form, and where a tab keeps it. Stored enquiries and backups call the column so, too. */
export const ATTACHMENT_FIELD = 'carried';
