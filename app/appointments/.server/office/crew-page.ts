import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { crewFromForm, crewToForm } from "#app/model/appointments/crew-form.ts";
import { applyListEdit } from "#app/model/editing/schemas/edit-lists.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { schemaErrors } from "#app/model/editing/schemas/refusals.ts";
import { refusalWords as english } from "#content/staff/refusals.en.ts";
import { refusalWords as french } from "#content/staff/refusals.fr.ts";
import { firstCrew, readCrew, readCrews } from "../crews.ts";
import { hitsOfCrew } from "../hit-appointments.ts";
import { addCrew, isNewCrewId, nextCrewId, saveCrew } from "../save-crew.ts";
import { crewForm } from "./crew-form.ts";

/** The last segment of the page that adds a crew. */
const newCrew = "nouvelle";

const refusalWords = { fr: french, en: english } as const;
const notices = ["saved", "added", "same"] as const;

/** Data to render the form again after a submission; keeps everything that was typed. */
export interface CrewAnswer {
	/** `edited`: a button changed a list, without JavaScript. `taken`: the id of a new crew is in use. */
	kind: "edited" | "refused" | "conflict" | "taken" | "too-many";
	value: unknown;
	errors: Readonly<Record<string, string>>;
	/** Of the next submission: after a conflict that of the other value, so that a second press replaces it. */
	version: number;
	id: string;
	theirs?: unknown;
}

export async function loadCrew(context: Readonly<RouterContextProvider>, id: string, request: Request) {
	const { locale } = requireMember(context, "administrator");
	const { store, content, clock } = context.get(servicesContext);
	const reader = content.reader();
	const company = reader.read("company");
	const { description, labels, areaIds } = crewForm(reader, locale);
	const notice = new URL(request.url).searchParams.get("avis");
	const shared = { description, labels, notice: notices.find((each) => each === notice) ?? null };
	if (id === newCrew) {
		const value = { ...crewToForm(firstCrew(company), areaIds), name: "" };
		return { ...shared, id: nextCrewId(await readCrews(store, company)), isNew: true, version: 0, value, hits: [] };
	}
	const found = await readCrew(store, id, company);
	if (!found) throw data(null, { status: 404 });
	const { crew, version } = found;
	const hits = await hitsOfCrew(store, { id, ...crew }, clock.now());
	return { ...shared, id, isNew: false, version, value: crewToForm(crew, areaIds), hits };
}

export type CrewView = Awaited<ReturnType<typeof loadCrew>>;

/** Handles every button of a crew's form. */
export async function changeCrew(context: Readonly<RouterContextProvider>, page: string, request: Request) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { store, clock } = services;
	const reader = services.content.reader();
	const company = reader.read("company");
	const { schema, description, areaIds } = crewForm(reader, member.locale);
	const sent = await readForm(request);
	const isNew = page === newCrew;
	const id = isNew ? String(sent.get("id") ?? "") : page;
	if (isNew && !isNewCrewId(id)) throw data(null, { status: 422 });
	const version = Number(sent.get("version") ?? 0);
	const value = readSchemaForm(description, sent);
	const typed = { value, errors: {}, version, id };
	const edit = sent.get("edit");
	if (typeof edit === "string") {
		return answer({ ...typed, kind: "edited", value: applyListEdit(description, value, edit) }, 200);
	}
	const result = schema.safeParse(value);
	if (!result.success) {
		const errors = schemaErrors(result.error.issues, refusalWords[member.locale]);
		return answer({ ...typed, kind: "refused", errors }, 422);
	}
	const facts = crewFromForm(result.data);
	const outcome = isNew
		? await addCrew({ store, clock, company }, id, facts)
		: await saveCrew({ store, company }, id, version, facts);
	switch (outcome) {
		case "missing":
			throw data(null, { status: 404 });
		case "too-many":
			return answer({ ...typed, kind: "too-many" }, 422);
		case "conflict": {
			if (isNew) {
				return answer({ ...typed, kind: "taken", id: nextCrewId(await readCrews(store, company)) }, 409);
			}
			const found = await readCrew(store, id, company);
			if (!found) throw data(null, { status: 404 });
			const theirs = crewToForm(found.crew, areaIds);
			return answer({ ...typed, kind: "conflict", version: found.version, theirs }, 409);
		}
		case "saved":
			await recordAudit(services, member, isNew ? "crew-added" : "crew-changed", { subject: facts.name });
	}
	const notice = outcome === "saved" && isNew ? "added" : outcome;
	return redirect(`${settingsPages.crews}/${id}?avis=${notice}`, 303);
}

function answer(shown: CrewAnswer, status: number) {
	return data(shown, { status });
}
