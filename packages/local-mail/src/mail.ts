export type Mail = {
  id: string;
  from: string;
  /** All recipients, including blind copies. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  at: string;
};
