import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { discardFacts, type FactOutcome, publishFacts, saveFacts } from "#app/editing/.server/change-facts.ts";
import { baseOf, readFactStates } from "#app/editing/.server/fact-states.ts";
import type { Facts } from "#app/model/editing/facts.ts";
import { applyListEdit } from "#app/model/editing/schemas/edit-lists.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { errorsOf } from "./errors-of.ts";
import type { SettingsForm } from "./settings-form.ts";

/** What a form is shown again with. Nothing that was typed is lost. */
export interface SettingsAnswer {
	/** `edited`: a list was changed by a button, without JavaScript. */
	kind: "edited" | "refused" | "conflict";
	value: unknown;
	errors: Readonly<Record<string, string>>;
	/** What a second press would replace. */
	base: string;
	/** What somebody else made of it meanwhile. */
	theirs?: unknown;
}

interface Change {
	request: Request;
	context: Readonly<RouterContextProvider>;
	form: SettingsForm;
	/** Where a form that was taken leads to; a promotion may have another code by then. */
	next: (value: unknown) => string;
	/** What the log says beside the entry. */
	detail?: (facts: Facts, value: unknown) => string;
}

/** Answers every button of a settings form. */
export async function changeSettings({ request, context, form, next, detail }: Change) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const sent = await readForm(request);
	const value = readSchemaForm(form.description, sent);
	const base = String(sent.get("base") ?? "");
	const edit = sent.get("edit");
	if (typeof edit === "string") {
		return answer({ kind: "edited", value: applyListEdit(form.description, value, edit), errors: {}, base }, 200);
	}
	const intent = sent.get("intent");
	if (intent === "discard") {
		await discardFacts(services, form.part, member);
		return redirect(`${next(form.part.read((await readFactStates(services.store)).published))}?avis=discarded`, 303);
	}
	const change = intent === "publish" ? publishFacts : saveFacts;
	const outcome: FactOutcome = await change(services, form.part, { value, base }, member);
	switch (outcome.kind) {
		case "refused":
			return answer({ kind: "refused", value, errors: errorsOf(form, outcome.problems, member.locale), base }, 422);
		case "conflict": {
			const found = await readFactStates(services.store);
			const theirs = form.part.read(found.draft);
			return answer({ kind: "conflict", value, errors: {}, base: baseOf(form.part, found), theirs }, 409);
		}
		case "published":
			await recordAudit(services, member, "content-published", {
				subject: form.part.entries[0] ?? "",
				detail: detail?.(outcome.facts, value) ?? "",
			});
	}
	return redirect(`${next(value)}?avis=${outcome.kind}`, 303);
}

function answer(shown: SettingsAnswer, status: number) {
	return data(shown, { status });
}
