/** The id of the step's form: controls in the panel and the bar refer to it with the `form` attribute. */
export const formId = "estimate-form";
