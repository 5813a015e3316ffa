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

export type ContactField = keyof z.input<typeof contactForm>;

export type ContactErrors = Partial<Record<ContactField, ContactError>>;

const text = (longest: number) => z.string().trim().max(longest, code("too-long"));
const optional = (longest: number) => text(longest).transform((value) => value || null);

/** One schema for the browser and the server. Only a name, a way to answer and a message are asked for. */
export const contactForm = z
	.object({
		name: text(100).min(1, code("name-missing")),
		email: optional(200).refine((value) => value === null || looksLikeEmail(value), code("email-wrong")),
		phone: optional(40)
			.transform((value) => value?.replace(/[^\d+]/g, "").replace(/^\+?1(?=\d{10}$)/, "") ?? null)
			.refine((value) => value === null || /^\d{10}$/.test(value), code("phone-wrong")),
		service: z.enum(["", ...serviceNames], code("choice-wrong")).transform((value) => value || null),
		message: text(4000).min(1, code("message-missing")),
		postalCode: optional(10)
			.transform((value) => value?.toUpperCase().replace(/[\s-]/g, "") ?? null)
			.refine((value) => value === null || /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/.test(value), code("postal-wrong")),
		reachBy: z.enum(["email", "phone"], code("choice-wrong")),
		marketing: z.enum(["", "on"], code("choice-wrong")).transform((value) => value === "on"),
	})
	.superRefine(({ email, phone }, context) => {
		if (email === null && phone === null)
			context.addIssue({ code: "custom", path: ["email"], message: "reach-missing" });
	});

export type ContactRequest = z.output<typeof contactForm>;

export type ContactParse = { kind: "right"; request: ContactRequest } | { kind: "wrong"; errors: ContactErrors };

export const contactFields = [
	"name",
	"email",
	"phone",
	"service",
	"message",
	"postalCode",
	"reachBy",
	"marketing",
] as const satisfies readonly ContactField[];

/** From what a browser sends. Fields that did not come count as empty. */
export function parseContactForm(values: ContactValues): ContactParse {
	const filled = Object.fromEntries(contactFields.map((field) => [field, values[field] ?? ""]));
	const result = contactForm.safeParse({ ...filled, reachBy: values.reachBy || (values.email ? "email" : "phone") });
	if (result.success) return { kind: "right", request: result.data };
	const errors: ContactErrors = {};
	for (const { path, message } of result.error.issues) errors[path[0] as ContactField] ??= message as ContactError;
	return { kind: "wrong", errors };
}

export type ContactValues = Readonly<Partial<Record<ContactField, string>>>;

export function contactValues(form: FormData): ContactValues {
	return Object.fromEntries(
		contactFields.flatMap((field) => {
			const value = form.get(field);
			return typeof value === "string" ? [[field, value.slice(0, 5000)]] : [];
		}),
	);
}

function code(error: ContactError): { error: string } {
	return { error };
}

/** A person's typing mistake, not the standard: something, an at sign, a domain with a dot. */
function looksLikeEmail(value: string): boolean {
	return /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}\.[^\s@<>"(),:;\\[\].]{2,}$/.test(value);
}
