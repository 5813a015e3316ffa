/** The longest texts of the booking form. */
export const noteLimit = 500;
export const ownWordsLimit = 2000;
