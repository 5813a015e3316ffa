import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { readForm } from "#app/.server/read-form.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { codeFieldId, type StepAnswer } from "#app/model/estimate/step-answer.ts";
import { type FormFailure, typedValues } from "#app/model/forms/form-refusal.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";

export interface StepParts {
	requestContext: RequestContext;
	services: Services;
}

export interface OpenStep extends StepParts {
	form: FormData;
}

/** Reads the form of a step, after checking its origin and signed key. */
export async function openStep({ request, context }: ActionFunctionArgs): Promise<OpenStep> {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	const form = await readForm(request);
	refuseStrangers(request, form, services);
	return { requestContext, services, form };
}

/** Called before a large body is read: the request headers already show whether another site sent the form. */
export function refuseOtherSites(request: Request): void {
	if (!isSameOrigin(request, { hasSignedToken: true })) throw data(null, { status: 403 });
}

export function refuseStrangers(request: Request, form: FormData, { secret }: Services): void {
	const hasSignedToken = readFormKey(String(form.get("key") ?? ""), secret) !== null;
	if (!isSameOrigin(request, { hasSignedToken })) throw data(null, { status: 403 });
}

/** `fragment`: the id of the element to scroll to. */
export function next(
	page: PageName,
	{ locale }: RequestContext,
	headers: Record<string, string> = {},
	fragment?: string,
) {
	return redirect(pathTo(page, locale) + (fragment ? `#${fragment}` : ""), { status: 303, headers });
}

/** Back to the same step, at the code's field: the browser focuses the target of a fragment, also without JavaScript. */
export function backToCode(page: PageName, { locale }: RequestContext, headers: Record<string, string> = {}) {
	return redirect(`${pathTo(page, locale)}#${codeFieldId}`, { status: 303, headers });
}

/** Fields without a code are right. */
export function errorsOf(codes: Readonly<Partial<Record<string, string>>>): StepAnswer["errors"] {
	return Object.fromEntries(Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code }]] : [])));
}

export function wrong(errors: StepAnswer["errors"], values: StepAnswer["values"]) {
	return data<StepAnswer>({ errors, failure: null, values }, { status: 422 });
}

/** Rejects the whole form: returns the typed values, and the pressed button so that the reason appears beside it. */
export function failed(failure: FormFailure, form: FormData, status: number) {
	const values = typedValues(form);
	return data<StepAnswer>({ errors: {}, failure, values, pressed: values.intent }, { status });
}

/**
 * Responds with 503 and the typed values while the store is unavailable. A receiver that asks the store before it reads the
 * form gives a function instead, which reads the form for this answer.
 */
export async function keeping<Answer>(
	{ requestContext, services }: StepParts,
	form: FormData | (() => Promise<FormData>),
	keep: () => Promise<Answer>,
) {
	try {
		return await keep();
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		services.refusedLeads.count("store");
		requestContext.log.error("estimate step not saved", error, { id: requestContext.id });
		return failed("unavailable", form instanceof FormData ? form : await form(), 503);
	}
}
