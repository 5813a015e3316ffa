/** The page of the first day: the menu, the settings and the banner lead to it. */
export const firstDayPath = "/admin/premier-jour";
