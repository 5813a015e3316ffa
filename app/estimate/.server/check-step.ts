import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { readForm } from "#app/.server/read-form.ts";
import { type Visit, visitContext } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { type FormFailure, typedValues } from "#app/model/form-refusal.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";

export interface OpenStep {
	visit: Visit;
	services: Services;
	form: FormData;
}

/** Everything that a step must prove before it is read. */
export async function openStep({ request, context }: ActionFunctionArgs): Promise<OpenStep> {
	const [visit, services] = [context.get(visitContext), context.get(servicesContext)];
	const form = await readForm(request);
	refuseStrangers(request, form, services);
	return { visit, services, form };
}

/** Before a large body is read: what the browser says of the sender is known already. */
export function refuseOtherSites(request: Request): void {
	if (!isSameOrigin(request, { hasSignedToken: true })) throw data(null, { status: 403 });
}

export function refuseStrangers(request: Request, form: FormData, { secret }: Services): void {
	const hasSignedToken = readFormKey(String(form.get("key") ?? ""), secret) !== null;
	if (!isSameOrigin(request, { hasSignedToken })) throw data(null, { status: 403 });
}

export function next(page: PageName, { locale }: Visit, headers: Record<string, string> = {}) {
	return redirect(pathTo(page, locale), { status: 303, headers });
}

export function wrong(errors: StepAnswer["errors"], values: StepAnswer["values"]) {
	return data<StepAnswer>({ errors, failure: null, values }, { status: 422 });
}

/** Refused as a whole: with everything that was typed, and the button to show the reason beside. */
export function failed(failure: FormFailure, form: FormData, status: number) {
	const values = typedValues(form);
	return data<StepAnswer>({ errors: {}, failure, values, pressed: values.intent }, { status });
}

/** Whether the form was sent to go on to the next step, and not to be saved where it is. */
export function goesOn(form: FormData): boolean {
	return /^continue(?::bar)?$/.test(String(form.get("intent") ?? "continue"));
}

/** Answers 503 with everything that was typed while the store is unavailable. */
export async function keeping<Answer>(
	{ visit, services }: Pick<OpenStep, "visit" | "services">,
	form: FormData,
	keep: () => Promise<Answer>,
) {
	try {
		return await keep();
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		services.refusedLeads.count("store");
		visit.log.error("estimate step not saved", error, { id: visit.id });
		return failed("unavailable", form, 503);
	}
}

export function codeOf(form: FormData): string | null {
	return (
		String(form.get("code") ?? "")
			.trim()
			.slice(0, 30) || null
	);
}
