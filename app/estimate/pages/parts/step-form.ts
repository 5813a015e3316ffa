/** The form of a step: the panel's and the bar's controls belong to it from outside. */
export const formId = "estimate-form";
