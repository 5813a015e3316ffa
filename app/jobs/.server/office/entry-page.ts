import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import {
	type GalleryErrors,
	type GalleryValues,
	galleryErrors,
	galleryValues,
	parseGallery,
	valuesOfEntry,
} from "#app/model/jobs/gallery-form.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { entryPath, galleryPath } from "../../office/gallery-path.ts";
import type { StoredJob } from "../jobs.ts";
import { publishJob, shownVersion, takeDownJob, withdrawForCustomer } from "../publish-job.ts";
import { allowedIn, entryView } from "./entry-view.ts";
import { publishers } from "./publishers.ts";

/** Data to render the form again after a submission; keeps everything that was typed. */
export interface EntryAnswer {
	kind: "refused" | "not-allowed" | "withdrawn" | "conflict" | "taken-down";
	values: GalleryValues;
	errors: GalleryErrors;
	/** Of the next submission: after a conflict that of the other version, so that a second press replaces it. */
	seen: string;
	/** After a conflict: what the gallery shows, and who published it. */
	theirs: { by: string; values: GalleryValues } | null;
}

type Context = Readonly<RouterContextProvider>;

export async function loadEntry(context: Context, id: string) {
	const { locale } = requireMember(context, ...publishers);
	const { store, content } = context.get(servicesContext);
	const { job, lead } = await opened(context.get(servicesContext), id);
	return entryView(job, lead, { store, reader: content.reader() }, locale);
}

/** Handles the forms of the editor: the one that publishes, the one that takes down and the one that ends the consent. */
export async function changeEntry(context: Context, id: string, request: Request) {
	const member = requireMember(context, ...publishers);
	const services = context.get(servicesContext);
	const { job, lead } = await opened(services, id);
	const form = await readForm(request);
	if (form.get("intent") === "take-down") return takeDown(services, member, job, lead);
	if (form.get("intent") === "withdraw") return withdraw(services, member, job, lead);
	const values = galleryValues(form);
	const known = {
		photos: allowedIn(job.data),
		areas: services.content
			.reader()
			.read("company")
			.areas.map((area) => area.id),
	};
	const seen = String(form.get("seen") ?? "");
	const errors = galleryErrors(values, known);
	if (job.data.publication?.endedAt) return answer({ kind: "withdrawn", values, errors: {} }, job.data, 409);
	// The choice changed since the page was rendered, which shows the photos that are left.
	if (Object.values(errors).includes("not-allowed"))
		return answer({ kind: "not-allowed", values, errors }, job.data, 409);
	const written = parseGallery(values, known);
	if (!written)
		return data({ kind: "refused", values, errors, seen, theirs: null } satisfies EntryAnswer, { status: 422 });
	const outcome = await publishJob(services, { job: id, seen }, written, member);
	if (outcome === "gone") throw data(null, { status: 404 });
	if (outcome === "withdrawn" || outcome === "not-allowed" || outcome === "conflict") {
		const { job: now } = await opened(services, id);
		const again = galleryErrors(values, { ...known, photos: allowedIn(now.data) });
		return answer({ kind: outcome, values, errors: outcome === "not-allowed" ? again : {} }, now.data, 409);
	}
	if (outcome !== "same") {
		await recordAudit(services, member, `gallery-${outcome}`, { subject: lead.data.reference });
		await services.content.refreshGallery();
		services.announce(locales.map((locale) => pathTo("gallery", locale)));
	}
	return redirect(`${galleryPath}?avis=${outcome}`, 303);
}

/** Answers with what was shown, so that it can be corrected and published again. */
async function takeDown(services: Services, member: Member, job: StoredJob, lead: StoredDocument<Lead>) {
	const { gallery } = job.data;
	// A colleague or the customer was faster.
	if (!gallery || !(await takeDownJob(services, job.id))) return redirect(entryPath(job.id), 303);
	await recordAudit(services, member, "gallery-removed", { subject: lead.data.reference });
	await services.content.refreshGallery();
	return answer(
		{ kind: "taken-down", values: valuesOfEntry(gallery), errors: {} },
		{ ...job.data, gallery: null },
		200,
	);
}

/** A second press, or a customer who was faster, says the same and records nothing. */
async function withdraw(services: Services, member: Member, job: StoredJob, lead: StoredDocument<Lead>) {
	if (await withdrawForCustomer(services, job.id)) {
		await recordAudit(services, member, "gallery-withdrawn", { subject: lead.data.reference });
		await services.content.refreshGallery();
	}
	return redirect(`${galleryPath}?avis=withdrawn`, 303);
}

function answer(shown: Pick<EntryAnswer, "kind" | "values" | "errors">, job: Job, status: number) {
	const theirs =
		shown.kind === "conflict" && job.gallery ? { by: job.gallery.by.name, values: valuesOfEntry(job.gallery) } : null;
	return data({ ...shown, seen: shownVersion(job), theirs } satisfies EntryAnswer, { status });
}

/** A job whose customer never allowed anything has no entry to edit. */
async function opened({ store }: Pick<Services, "store">, id: string) {
	const job = await store.get("jobs", id);
	const lead = job?.data.publication ? await store.get("leads", job.data.lead) : null;
	if (!job || !lead) throw data(null, { status: 404 });
	return { job, lead };
}
