import { z } from "zod";
import { serviceNames } from "./service-words.ts";

/** What can be wrong with a field. The page turns a code into words, in two languages. */
export const contactErrors = [
	"name-missing",
	"message-missing",
	"reach-missing",
	"email-wrong",
	"phone-wrong",
	"postal-wrong",
	"too-long",
	"choice-wrong",
] as const;

export type ContactError = (typeof contactErrors)[number];

const text = (longest: number) => z.string().trim().max(longest, code("too-long"));
const optional = (longest: number) => text(longest).transform((value) => value || null);

/** Who writes: a name and one way to answer are all that is asked for. */
const person = {
	name: text(100).min(1, code("name-missing")),
	email: optional(200).refine((value) => value === null || looksLikeEmail(value), code("email-wrong")),
	phone: optional(40)
		.transform((value) => value?.replace(/[^\d+]/g, "").replace(/^\+?1(?=\d{10}$)/, "") ?? null)
		.refine((value) => value === null || /^\d{10}$/.test(value), code("phone-wrong")),
	reachBy: z.enum(["email", "phone"], code("choice-wrong")),
	marketing: z.enum(["", "on"], code("choice-wrong")).transform((value) => value === "on"),
};

/** One schema for the browser and the server. Only a name, a way to answer and a message are asked for. */
const contactForm = z
	.object({
		...person,
		service: z.enum(["", ...serviceNames], code("choice-wrong")).transform((value) => value || null),
		message: text(4000).min(1, code("message-missing")),
		postalCode: optional(10)
			.transform((value) => value?.toUpperCase().replace(/[\s-]/g, "") ?? null)
			.refine((value) => value === null || /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/.test(value), code("postal-wrong")),
	})
	.superRefine(reachable);

/** The last step of an estimate: the same person, and the language that they want to be answered in. */
const personForm = z.object({ ...person, language: z.enum(["fr", "en"], code("choice-wrong")) }).superRefine(reachable);

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

export type ContactField = (typeof contactFields)[number];
export type PersonField = (typeof personFields)[number];
export type ContactRequest = z.output<typeof contactForm>;
export type Person = z.output<typeof personForm>;
export type FieldErrors<Field extends string> = Partial<Record<Field, ContactError>>;
export type ContactErrors = FieldErrors<ContactField>;
export type FieldValues<Field extends string> = Readonly<Partial<Record<Field, string>>>;
export type ContactValues = FieldValues<ContactField>;

export type Parsed<Request, Field extends string> =
	| { kind: "right"; request: Request }
	| { kind: "wrong"; errors: FieldErrors<Field> };

export function parseContactForm(values: ContactValues): Parsed<ContactRequest, ContactField> {
	return parse(contactForm, contactFields, values);
}

export function parsePersonForm(values: FieldValues<PersonField>): Parsed<Person, PersonField> {
	return parse(personForm, personFields, values);
}

export function contactValues(form: FormData): ContactValues {
	return fieldValues(form, contactFields);
}

/** From what a browser sends. */
export function fieldValues<Field extends string>(form: FormData, fields: readonly Field[]): FieldValues<Field> {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const value = form.get(field);
			return typeof value === "string" ? [[field, value.slice(0, 5000)]] : [];
		}),
	) as FieldValues<Field>;
}

/** A person's typing mistake, not the standard: something, an at sign, a domain with a dot. */
export function looksLikeEmail(value: string): boolean {
	return /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}\.[^\s@<>"(),:;\\[\].]{2,}$/.test(value);
}

/** Fields that did not come count as empty; who chose no way to be answered is answered by the one that was given. */
function parse<Schema extends z.ZodType, Field extends string>(
	schema: Schema,
	fields: readonly Field[],
	values: FieldValues<Field>,
): Parsed<z.output<Schema>, Field> {
	const filled: Record<string, string> = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
	filled.reachBy ||= filled.email ? "email" : "phone";
	const result = schema.safeParse(filled);
	if (result.success) return { kind: "right", request: result.data };
	const errors: FieldErrors<Field> = {};
	for (const { path, message } of result.error.issues) errors[path[0] as Field] ??= message as ContactError;
	return { kind: "wrong", errors };
}

function reachable(
	{ email, phone }: { email: string | null; phone: string | null },
	context: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
): void {
	if (email === null && phone === null) context.addIssue({ code: "custom", path: ["email"], message: "reach-missing" });
}

function code(error: ContactError): { error: string } {
	return { error };
}
