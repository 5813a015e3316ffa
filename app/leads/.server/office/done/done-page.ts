import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import type { Services } from "#app/.server/services.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { lineField, type OfferedWork } from "#app/model/jobs/done-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import type { Member } from "#app/model/members/member.ts";
import { writeVersion } from "../../appointments/appointment-version.ts";
import { heardAt } from "../../inbox/seen-lead.ts";
import type { OpenedAppointment } from "../booking/opened-appointment.ts";
import { sayPlace } from "../booking/say-booking.ts";
import { leadWordsIn } from "../staff-words.ts";
import { donePreview } from "./done-preview.ts";
import { offeredWork } from "./offered-work.ts";
import { photoViews } from "./photo-views.ts";
import { promisedWork } from "./promised-work.ts";

export type DonePageData = Awaited<ReturnType<typeof donePage>>;

/** The data of the form that ends an appointment. Of prices, it has the accepted ones only. */
export async function donePage(
	opened: OpenedAppointment,
	services: Pick<Services, "store" | "content" | "secret">,
	{ id: member, locale }: Member,
	origin: string,
) {
	const { appointment, lead, isOffice } = opened;
	const { store, content } = services;
	const { id, data } = appointment;
	const reader = content.reader();
	const [work, photos] = await Promise.all([
		offeredWork(store, lead.data, reader),
		photoViews(store, { lead: lead.id, appointment: id }),
	]);
	const isFree = isFreeVisit(lead.data, id);
	// What was paid before is not the price that was accepted since.
	const amount = startAmount(isFree ? lead.data.finalAmount : (work.accepted?.amount ?? lead.data.finalAmount), locale);
	return {
		id,
		member,
		isOffice,
		work,
		photos,
		amount,
		isFree,
		of: writeVersion({ id, sequence: data.sequence }),
		revision: lead.data.desk.revision,
		heardAt: heardAt(lead.data),
		name: lead.data.name || leadWordsIn(locale).list.nameless,
		services: [...servicesOf(lead.data, locale, reader), lead.data.address?.city ?? ""].filter(Boolean).join(", "),
		promised: promisedWork(lead.data, locale, reader),
		when: sayPlace(data, locale),
		/** Where a member of a crew goes on. */
		dayPath: dayPath(data.day),
		finishedPath: finishedPath(data.day, lead.data),
		hasEmail: Boolean(lead.data.email),
		language: lead.data.locale,
		told: await donePreview(opened, startForm(work, amount), services, origin),
		/** For the link to a newer version of the quote; null for a crew. */
		lead: isOffice ? lead.id : null,
	};
}

function dayPath(day: string): string {
	return `/admin/agenda?vue=jour&jour=${day}`;
}

/** The day of a crew, with a notice. Without an e-mail address, nobody has told the customer yet: the office calls. */
export function finishedPath(day: string, { email }: Pick<Lead, "email">): string {
	return `${dayPath(day)}&avis=${email ? "termine" : "termine-appel"}`;
}

/** The form as it is at first: everything is done. */
function startForm({ version, lines }: OfferedWork, amount: string): FormData {
	const form = new FormData();
	form.set("lines", String(version));
	form.set("amount", amount);
	for (const index of lines.keys()) form.append(lineField(version), String(index));
	return form;
}

function startAmount(cents: number | null | undefined, locale: Member["locale"]): string {
	return typeof cents === "number" ? writeMoney(cents, locale) : "";
}
