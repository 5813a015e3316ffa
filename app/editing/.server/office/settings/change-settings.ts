import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { SettingsSubject } from "#app/admin/settings-pages.ts";
import type { Facts } from "#app/model/editing/facts.ts";
import { applyListEdit } from "#app/model/editing/schemas/edit-lists.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { discardFacts, type FactOutcome, publishFacts, saveFacts } from "../../change-facts.ts";
import { baseOf, readFactStates } from "../../fact-states.ts";
import { errorsOf } from "./errors-of.ts";
import { journalSubject } from "./journal-subject.ts";
import type { SettingsForm } from "./settings-form.ts";

/** Data to render a form again after a submission; keeps everything that was typed. */
export interface SettingsAnswer {
	/** `edited`: a button changed a list, without JavaScript. */
	kind: "edited" | "refused" | "conflict";
	value: unknown;
	errors: Readonly<Record<string, string>>;
	/** Base of the next submission; after a conflict, that of the other value, so that a second press replaces it. */
	base: string;
	theirs?: unknown;
}

interface Change {
	/** Not read when `sent` is given. */
	request: Request;
	/** The fields, when the caller read the request. */
	sent?: FormData;
	context: Readonly<RouterContextProvider>;
	form: SettingsForm;
	page: SettingsSubject;
	/** URL to redirect to after success; the code of a promotion may have changed. `intent`: the pressed button. */
	next: (value: unknown, intent: string) => string;
	/** Detail for the audit log. */
	detail?: (facts: Facts, value: unknown) => string;
}

/** The form again with everything that was typed, and a message at the fields that are wrong. */
export function refuseSettings(value: unknown, errors: SettingsAnswer["errors"], base: string) {
	return answer({ kind: "refused", value, errors, base }, 422);
}

/** Handles every button of a settings form. */
export async function changeSettings({ request, context, form, page, next, detail, ...read }: Change) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const sent = read.sent ?? (await readForm(request));
	const value = readSchemaForm(form.description, sent);
	const base = String(sent.get("base") ?? "");
	const edit = sent.get("edit");
	if (typeof edit === "string") {
		return answer({ kind: "edited", value: applyListEdit(form.description, value, edit), errors: {}, base }, 200);
	}
	const intent = String(sent.get("intent") ?? "");
	if (intent === "discard") {
		const outcome = await discardFacts(services, form.part, base, member);
		const again = await formAgain(context, form, { value, base }, outcome);
		if (again) return again;
		const { published } = await readFactStates(services.store);
		return redirect(`${next(form.part.read(published), intent)}?avis=discarded`, 303);
	}
	const change = intent === "publish" ? publishFacts : saveFacts;
	const outcome: FactOutcome = await change(services, form.part, { value, base }, member);
	const again = await formAgain(context, form, { value, base }, outcome);
	if (again) return again;
	if (outcome.kind === "published") {
		await recordAudit(services, member, "content-published", {
			subject: journalSubject(form.part, page),
			detail: detail?.(outcome.facts, value) ?? "",
		});
	}
	return redirect(`${next(value, intent)}?avis=${outcome.kind}`, 303);
}

/** The form again with what was sent, when the change was refused or another member was first; null when it was made. */
export async function formAgain(
	context: Readonly<RouterContextProvider>,
	form: SettingsForm,
	{ value, base }: { value: unknown; base: string },
	outcome: FactOutcome,
) {
	const { locale } = requireMember(context, "editor", "administrator");
	if (outcome.kind === "refused") return refuseSettings(value, errorsOf(form, outcome.problems, locale), base);
	if (outcome.kind !== "conflict") return null;
	const found = await readFactStates(context.get(servicesContext).store);
	const theirs = form.part.read(found.draft);
	return answer({ kind: "conflict", value, errors: {}, base: baseOf(form.part, found), theirs }, 409);
}

function answer(shown: SettingsAnswer, status: number) {
	return data(shown, { status });
}
