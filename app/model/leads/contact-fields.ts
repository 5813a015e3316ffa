/** Error codes of a field. The page translates them into words, in two languages. */
export type ContactError =
	| "name-missing"
	| "message-missing"
	| "reach-missing"
	| "email-wrong"
	| "phone-wrong"
	| "postal-wrong"
	| "too-long"
	| "choice-wrong";

export const contactFields = [
	"name",
	"email",
	"phone",
	"service",
	"message",
	"postalCode",
	"reachBy",
	"marketing",
] as const;

export const personFields = ["name", "email", "phone", "reachBy", "language", "marketing"] as const;

/** The most characters that a field may have. */
export const longest = {
	name: 100,
	email: 200,
	phone: 40,
	message: 4000,
	postalCode: 10,
	street: 120,
	unit: 20,
	city: 60,
} as const;

export type ContactField = (typeof contactFields)[number];
export type PersonField = (typeof personFields)[number];
export type FieldErrors<Field extends string> = Partial<Record<Field, ContactError>>;
export type ContactErrors = FieldErrors<ContactField>;
export type FieldValues<Field extends string> = Readonly<Partial<Record<Field, string>>>;
export type ContactValues = FieldValues<ContactField>;

export function contactValues(form: FormData): ContactValues {
	return fieldValues(form, contactFields);
}

/** Browsers count a line break as one character and send two: `maxlength` and the limits here must agree. */
export function withLineFeeds(text: string): string {
	return text.replace(/\r\n/g, "\n");
}

/** Reads the text fields of a form. Not cut: a text that is too long is rejected and shown again in full. */
export function fieldValues<Field extends string>(form: FormData, fields: readonly Field[]): FieldValues<Field> {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const value = form.get(field);
			return typeof value === "string" ? [[field, withLineFeeds(value)]] : [];
		}),
	) as FieldValues<Field>;
}
