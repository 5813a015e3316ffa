/**
 * Name of the entry in `Server-Timing` by which scripts learn that their document answers a form that was accepted. It is
 * the only header of a document that they can read.
 */
export const acceptedMark = "accepted";
