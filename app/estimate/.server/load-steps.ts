import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import { expand } from "#app/.server/content/expand.ts";
import { pageWords } from "#app/.server/content/page-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { promotionsIn, shownIn } from "#app/.server/content/shown-services.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import { serviceTile } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage, PageRedirect } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { datesOffered } from "#app/model/estimate/appointment-form.ts";
import { withBrought } from "#app/model/estimate/brought-answers.ts";
import { type OfferedService, offeredServices } from "#app/model/estimate/offered-work.ts";
import { offeredPromotions } from "#app/model/estimate/promotion.ts";
import { isSameCode } from "#app/model/estimate/promotion-code.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import type {
	AppointmentStepContent,
	DetailsContent,
	EstimateContent,
	LiveEstimate,
	PersonContent,
	StepContent,
} from "#app/model/estimate/step-content.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import type { Draft, DraftStep } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import { areaOf, mayContinue } from "#app/model/site/service-area.ts";
import { resumeWords } from "#content/estimate/resume.ts";
import { windowWords } from "#content/estimate/windows.ts";
import { broughtBy, broughtQuery } from "./brought-by.ts";
import { errorsOf } from "./check-step.ts";
import { readDraft } from "./drafts.ts";
import { resultShownFor } from "./form-result.ts";
import { withoutDraft } from "./open-draft.ts";
import { priceChange, pricesToken } from "./seen-range.ts";
import { revisionOf } from "./step-conflict.ts";
import { chosenTime, stepWindows } from "./step-windows.ts";
import { hasVisitErrors, visitErrors } from "./visit-errors.ts";
import { draftIdOf } from "./visitor-cookies.ts";

/** The first step works without a draft: what the query brings is preselected, and what the draft has. */
export async function loadEstimate(context: LoadContext): Promise<LoadedPage> {
	const { locale, reader, visitor, services, now } = context;
	const words = pageWords("estimate", locale, reader);
	const draft = await openDraft(context);
	const { promotionCode: code, kinds: named, ...brought } = broughtBy(context, draft?.data);
	const chosen = kinds.filter((kind) => named.includes(kind) || draft?.data.kinds.includes(kind));
	const details = withBrought(draft?.data.details ?? {}, brought.details);
	const promotionCode = code ?? draft?.data.promotionCode ?? null;
	const content: EstimateContent = {
		words,
		services: choosableWork(draft?.data.kinds ?? [], reader)
			// Those of the link come first: on a phone the last cards are below the first screen.
			.sort((a, b) => Number(named.includes(b.kind)) - Number(named.includes(a.kind)))
			.map((work) => workTile(work, locale, reader)),
		formKey: issueFormKey(services.secret, now),
		chosen,
		brought: brought.details,
		postalCode: brought.postalCode,
		live: liveEstimate({ kinds: chosen, details, promotionCode }, kinds, context),
		priceChange: draft && priceChange(draft.data, locale, context),
		hasDraft: draft !== null && draft.data.kinds.length > 0,
		lost: lostWords(visitor.query.get("draft"), context),
	};
	return { title: words.title, description: words.description, content, query: broughtQuery(visitor.query) };
}

/** A draft keeps a service that was hidden meanwhile: the visitor can finish it, and the team decides. */
function choosableWork(chosen: readonly Kind[], reader: ContentReader): OfferedService[] {
	const offered = offeredServices(shownIn(reader));
	const kept = chosen.filter((kind) => !offered.some((work) => work.kind === kind));
	return [...offered, ...kept.map((kind) => ({ kind, service: kind }))];
}

/** The name of the tile is the kind, which is the value in forms. */
function workTile({ kind, service }: OfferedService, locale: Locale, reader: ContentReader): ServiceTile {
	return { ...serviceTile(service, locale, reader), name: kind };
}

function lostWords(why: string | null, { locale, reader }: LoadContext): EstimateContent["lost"] {
	if (why === "moved") return resumeWords[locale].moved;
	return why === "gone" ? estimateWordsIn(locale, reader).save.lost : null;
}

export async function loadDetails(context: LoadContext): Promise<LoadedPage | PageRedirect> {
	const draft = await draftFor(context);
	if ("redirect" in draft) return draft;
	const { locale, reader } = context;
	const flow = estimateWordsIn(locale, reader);
	const { details: step, unknown, units, fewer, more, noneOfThese } = flow;
	const { addPiece, pieceTitle, pieceCard, changeServices } = flow;
	const content: DetailsContent = {
		...stepContent(draft, "details", context),
		words: {
			step,
			unknown,
			units,
			fewer,
			more,
			noneOfThese,
			addPiece,
			pieceTitle,
			pieceCard,
			changeServices,
		},
		services: choosableWork(draft.data.kinds, reader)
			.filter(({ kind }) => draft.data.kinds.includes(kind))
			.map((work) => workTile(work, locale, reader)),
	};
	return { title: step.title, description: step.description, content, layout: "estimate" };
}

export async function loadAppointment(context: LoadContext): Promise<LoadedPage | PageRedirect> {
	const draft = await draftFor(context);
	if ("redirect" in draft) return draft;
	const { locale, reader, now } = context;
	const words = estimateWordsIn(locale, reader).visit;
	const { areas } = reader.read("company");
	const { visit, broughtPostalCode: postalCode, photos, refusedPhotos, waiting, kinds: chosen } = draft.data;
	const values = { ...(postalCode && { postalCode }), ...visit };
	const place = values.postalCode ? areaOf(values.postalCode, reader.read("service-area")) : null;
	const urgent = chosen.includes("post-disaster");
	const content: AppointmentStepContent = {
		...stepContent(draft, "visit", context),
		words,
		values,
		wrong: errorsOf(visitErrors(draft.data, context)),
		photos: photos.map((photo) => ({ ...photo, path: photoPath(photo.id) })),
		refused: refusedPhotos,
		dates: datesOffered(now),
		urgent,
		area: place?.kind === "served" ? (areas[place.area]?.name[locale] ?? null) : null,
		outside: place?.kind === "outside" ? place.code : null,
		waiting,
		windows: urgent ? null : await stepWindows(context, draft.data, values),
	};
	return { title: words.title, description: words.description, content, layout: "estimate" };
}

/** Asks for contact details when place and wishes are right, or the visitor read that the place is outside the service area. */
export async function loadPerson(context: LoadContext): Promise<LoadedPage | PageRedirect> {
	const draft = await draftFor(context);
	if ("redirect" in draft) return draft;
	const { locale, reader, services, now } = context;
	const { postalCode = "", outside } = draft.data.visit;
	const mayPass = mayContinue(areaOf(postalCode, reader.read("service-area")), outside);
	if (!mayPass || (await hasVisitErrors(draft.data, { store: services.store, reader, now })))
		return { redirect: pathTo("estimate-appointment", locale) };
	const time = await chosenTime(context, draft.data);
	if (time && "redirect" in time) return time;
	const words = estimateWordsIn(locale, reader).person;
	const content: PersonContent = {
		...stepContent(draft, "person", context),
		words,
		values: draft.data.person,
		time,
		timeChange: windowWords[locale].timeChange,
	};
	return { title: words.title, description: words.description, content, layout: "estimate" };
}

export function photoPath(id: string): string {
	return `/_estimate/photos/${id}`;
}

async function openDraft({ visitor, services }: LoadContext): Promise<StoredDocument<Draft> | null> {
	const draft = await readDraft(services.store, draftIdOf(visitor));
	return draft && draft.data.followToken === null ? draft : null;
}

/** Without a draft, redirects to the first step, which says why; with a sent draft, redirects to the lead's page. */
async function draftFor({ visitor, services, locale }: LoadContext): Promise<StoredDocument<Draft> | PageRedirect> {
	const id = draftIdOf(visitor);
	const draft = await readDraft(services.store, id);
	if (draft?.data.followToken)
		return { redirect: pathTo("estimate-follow", locale, { token: draft.data.followToken }) };
	if (!draft) return { redirect: await withoutDraft(services.store, id, locale) };
	return draft.data.kinds.length === 0 ? { redirect: pathTo("estimate", locale) } : draft;
}

function stepContent({ id, data }: StoredDocument<Draft>, step: DraftStep, context: LoadContext): StepContent {
	const { locale, reader, services, now, origin, visitor } = context;
	const { save, errors } = estimateWordsIn(locale, reader);
	const linkSentAt = Number(visitor.query.get("link"));
	const age = now.getTime() - linkSentAt;
	return {
		formKey: issueFormKey(services.secret, now),
		base: revisionOf(data, step),
		priceChange: priceChange(data, locale, context),
		live: liveEstimate(data, data.kinds, context),
		save,
		errors,
		resumeLink: `${origin}/_estimate/resume/${id}`,
		linkSentAt: age >= 0 && age < resultShownFor ? linkSentAt : null,
	};
}

/** `worded`: the services whose texts are included. */
export function liveEstimate(
	{ kinds: chosen, details, promotionCode }: Pick<Draft, "kinds" | "details" | "promotionCode">,
	worded: readonly Kind[],
	{ locale, reader, now }: Pick<LoadContext, "locale" | "reader" | "now">,
): LiveEstimate {
	// A code that was given counts even when its services are hidden meanwhile.
	const given = reader.read("promotions").filter(({ code }) => isSameCode(code, promotionCode ?? ""));
	const promotions = [...new Set([...promotionsIn(reader), ...given])];
	return {
		kinds: chosen,
		details,
		promotionCode,
		prices: reader.read("prices"),
		promotions: offeredPromotions(expand(promotions, locale, reader), promotionCode, now),
		pricesToken: pricesToken({ reader, now }),
		now: now.toISOString(),
		words: textWords(worded, estimateWordsIn(locale, reader)),
	};
}

export function textWords(worded: readonly Kind[], { questions, panel }: EstimateFlowWords): LiveEstimate["words"] {
	return {
		panel,
		questions: Object.fromEntries(worded.map((kind) => [kind, questions[kind]])) as EstimateFlowWords["questions"],
	};
}
