import { randomUUID } from "node:crypto";
import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import { callValues } from "#app/model/calls/call-values.ts";
import type { Member } from "#app/model/members/member.ts";
import { type AlikeView, alikeView } from "./alike-view.ts";

/** The parts of the screen that depend on what is in the form. */
export interface CallView {
	alike: readonly AlikeView[];
}

export async function callView(form: FormData, services: Services, locale: Locale): Promise<CallView> {
	return { alike: await alikeView(callValues(form), services, locale) };
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
