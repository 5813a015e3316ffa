/** The longest access note, of members and customers alike: a member who moves an appointment sends it again. */
export const noteLimit = 600;
/** The longest words of a member in the mail about an appointment. */
export const ownWordsLimit = 2000;
