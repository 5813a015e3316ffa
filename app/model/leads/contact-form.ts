// zod/mini: visitors load this module, and zod/mini never compiles code from strings, which the site's CSP forbids.
import * as z from "zod/mini";
import { type ServiceName, serviceNames } from "../service-names.ts";
import { plainPostalCode } from "../site/service-area.ts";
import { plainLine } from "../text/plain-line.ts";
import {
	type ContactError,
	type ContactField,
	type ContactValues,
	contactFields,
	type FieldErrors,
	type FieldValues,
	longest,
	type PersonField,
	personFields,
} from "./contact-fields.ts";

export const longestEmail = longest.email;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, code("too-long")));
const filled = (longest: number, missing: ContactError) => text(longest).check(z.minLength(1, code(missing)));
export const line = (longest: number) => z.pipe(z.pipe(z.string(), z.transform(plainLine)), text(longest));
const optional = (longest: number, clean = (value: string) => value) =>
	z.pipe(
		text(longest),
		z.transform((value: string) => (value === "" ? null : clean(value))),
	);
const looksLike = (isRight: (value: string) => boolean, wrong: ContactError) =>
	z.refine<string | null>((value) => value === null || isRight(value), code(wrong));

/** The fields about the person. Only a name and one way to reply are required. */
export const person = {
	name: line(longest.name).check(z.minLength(1, code("name-missing"))),
	email: optional(longestEmail, withoutInvisible).check(looksLike(looksLikeEmail, "email-wrong")),
	phone: optional(longest.phone, (value) => value.replace(/[^\d+]/g, "").replace(/^\+?1(?=\d{10}$)/, "")).check(
		looksLike((value) => /^\d{10}$/.test(value), "phone-wrong"),
	),
	reachBy: z.enum(["email", "phone"], code("choice-wrong")),
	marketing: z.pipe(
		z.enum(["", "on"], code("choice-wrong")),
		z.transform((value: "" | "on") => value === "on"),
	),
};

export const postalCode = optional(
	longest.postalCode,
	(value) => plainPostalCode(value) ?? value.toUpperCase().replace(/[\s-]/g, ""),
).check(looksLike((value) => /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/.test(value), "postal-wrong"));

export const language = z.enum(["fr", "en"], code("choice-wrong"));

/** One schema for the browser and the server. Only a name, a way to reply and a message are required. */
const contactForm = reached(
	z.object({
		...person,
		service: z.pipe(
			z.enum(["", ...serviceNames], code("choice-wrong")),
			z.transform((value: "" | ServiceName) => value || null),
		),
		message: filled(longest.message, "message-missing"),
		postalCode,
	}),
);

/** The last step of an estimate: the fields about the person, and the language for replies, empty for that of the page. */
const personForm = reached(z.object({ ...person, language: z.enum(["", "fr", "en"], code("choice-wrong")) }));

export type ContactLead = z.output<typeof contactForm>;
export type Person = z.output<typeof personForm>;
export type Parsed<Request, Field extends string> =
	| { kind: "right"; value: Request }
	| { kind: "wrong"; errors: FieldErrors<Field> };

export function parseContactForm(values: ContactValues): Parsed<ContactLead, ContactField> {
	return parse(contactForm, contactFields, values);
}

export function parsePersonForm(values: FieldValues<PersonField>): Parsed<Person, PersonField> {
	return parse(personForm, personFields, values);
}

/** Without the invisible signs that some programs copy around an address or a number, which have none of their own. */
export function withoutInvisible(typed: string): string {
	return typed.replace(/\p{Cf}/gu, "").trim();
}

/** Catches typing mistakes, without following the RFC: requires text, an at sign and a domain with a dot. */
export function looksLikeEmail(value: string): boolean {
	return /^[^\s\p{Cc}@<>"(),:;\\[\]]{1,64}@(?!\.)(?!.{0,190}\.\.)[^\s\p{Cc}@<>"(),:;\\[\]]{1,190}\.[^\s\p{Cc}@<>"(),:;\\[\].]{2,}$/u.test(
		value,
	);
}

/** Missing fields count as empty. `reachBy` defaults to e-mail when there is an address, and else to phone. */
export function parse<Schema extends z.ZodMiniType, Field extends string>(
	schema: Schema,
	fields: readonly Field[],
	values: FieldValues<Field>,
): Parsed<z.output<Schema>, Field> {
	const filled: Record<string, string> = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
	filled.reachBy ||= filled.email ? "email" : "phone";
	const result = schema.safeParse(filled);
	if (result.success) return { kind: "right", value: result.data };
	const errors: FieldErrors<Field> = {};
	for (const { path, message } of result.error.issues) errors[path[0] as Field] ??= message as ContactError;
	return { kind: "wrong", errors };
}

interface Reached {
	email: string | null;
	phone: string | null;
	reachBy: "email" | "phone";
}

/** Requires one way to reply, and prefers it when it is the only one: forms have a choice ticked from the start. */
export function reached<Fields extends Reached>(form: z.ZodMiniType<Fields>) {
	const isReachable = z.refine<Fields>(({ email, phone }) => email !== null || phone !== null, {
		...code("reach-missing"),
		path: ["email"],
	});
	const prefer = (fields: Fields): Fields => {
		const only = fields.email === null ? "phone" : fields.phone === null ? "email" : null;
		return only ? { ...fields, reachBy: only } : fields;
	};
	return z.pipe(form.check(isReachable), z.transform(prefer));
}

function code(error: ContactError): { error: string } {
	return { error };
}
