/** One received mail, as `GET /messages/{id}` answers it. */
export type Mail = {
  id: string;
  /** The address in the From line. */
  from: string;
  /** Everybody it was delivered to, blind copies included. */
  to: string[];
  subject: string;
  /** Empty when the mail has no text version. */
  text: string;
  /** Empty when the mail has no HTML version. */
  html: string;
  /** Arrival, ISO 8601. */
  at: string;
};
