import { randomUUID } from "node:crypto";
import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import { callValues } from "#app/model/calls/call-values.ts";
import type { Member } from "#app/model/members/member.ts";
import { type AlikeView, alikeView } from "./alike-view.ts";
import { type CallEstimateView, callEstimateView } from "./estimate/call-estimate-view.ts";
import { type CallTimes, callTimesView } from "./estimate/call-times.ts";

/** What the screen shows for the values in the form. */
export interface CallView {
	alike: readonly AlikeView[];
	estimate: CallEstimateView;
}

/** The parts of it that only the server knows, for the values that are typed now. */
export interface CallPreview {
	alike: readonly AlikeView[];
	times: CallTimes;
}

export async function callView(form: FormData, services: Services, locale: Locale): Promise<CallView> {
	const [alike, estimate] = await Promise.all([
		alikeView(callValues(form), services, locale),
		callEstimateView(form, services, locale),
	]);
	return { alike, estimate };
}

export async function callPreview(form: FormData, services: Services, locale: Locale): Promise<CallPreview> {
	const [alike, times] = await Promise.all([
		alikeView(callValues(form), services, locale),
		callTimesView(form, services, locale),
	]);
	return { alike, times };
}

export interface CallPage {
	/** The id of the lead: a form that is sent twice makes one. */
	key: string;
	/** The name of the member who hears the answers. */
	member: string;
	view: CallView;
}

export async function callPage({ name, locale }: Member, services: Services): Promise<CallPage> {
	return { key: randomUUID(), member: name, view: await callView(new FormData(), services, locale) };
}
