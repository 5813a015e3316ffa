import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { encoder } from "#app/.server/encoder/encoder.ts";
import { networkOf } from "#app/.server/network.ts";
import { readUpload } from "#app/.server/photos/read-upload.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormAlert, PageHead } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { type EntryId, kindOf } from "#app/model/editing/content-entry.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { Article } from "#app/model/site/article.ts";
import { Button } from "#app/ui/button.tsx";
import { saveCover } from "../../.server/cover-pictures.ts";
import { type EntryState, readEntryState } from "../../.server/entry-state.ts";
import { entryName } from "../../.server/office/entry-name.ts";
import { CoverFields } from "./cover-fields.tsx";
import { coverProblem, cropOf } from "./read-cover.ts";
import "./cover.css";

export const meta = officeMeta<{ name: string }>(
	(words) => words.cover.title,
	({ name }) => name,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator", "editor");
	const { store, content } = context.get(servicesContext);
	const article = await articleOf(params.id, store);
	return { id: params.id ?? "", name: entryName(article, locale, content.reader()), alt: altOf(article) };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator", "editor");
	const services = context.get(servicesContext);
	const article = await articleOf(params.id, services.store);
	const network = networkOf(context.get(requestContextKey).address);
	const upload = await readUpload(request, { ...photoLimits, most: 1 }, { network });
	const text = (name: string) => String(upload.form.get(name) ?? "").trim();
	const alt = altOf(article, (part) => text(`alt-${part}`));
	const [photo] = upload.photos;
	const problem = coverProblem(upload, alt);
	if (problem || !photo) return data({ alt, problem: problem ?? ("missing" as const) }, 422);
	const cover = await encoder.encodeCover(photo.bytes, cropOf(upload.form));
	const saved = await saveCover(services, article.id, cover, alt, member);
	if (!saved) return data({ alt, problem: "changed" as const }, 409);
	throw redirect(`/admin/contenu/${article.id}`);
}

async function articleOf(id: string | undefined, store: Parameters<typeof readEntryState>[0]) {
	const state = id?.startsWith("article:") ? await readEntryState(store, id as EntryId) : null;
	if (!state || kindOf(state.id) !== "article") throw data(null, { status: 404 });
	return state;
}

/** A description for each language of the draft: the English may not be written yet. */
function altOf(
	{ draft }: EntryState,
	read = (part: Locale) => (draft[part] as Article).matter.alt ?? "",
): Partial<Localized<string>> {
	const written = locales.filter((part) => draft[part] !== undefined);
	return Object.fromEntries(written.map((part) => [part, read(part)]));
}

/** Uploads, crops and describes a cover photo for an article. Works without JavaScript, except for the preview. */
export default function Cover() {
	const { id, alt } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { cover } = useStaffLanguage().words;
	const typed = answer?.alt ?? alt;
	return (
		<>
			<PageHead title={cover.title}>{cover.lead}</PageHead>
			<KeptForm
				keep="cover"
				method="post"
				encType="multipart/form-data"
				noValidate
				className="office-panel grid grid-cols-1 gap-5"
			>
				{answer && <FormAlert>{cover.problems[answer.problem]}</FormAlert>}
				<CoverFields alt={typed} />
				<div className="flex flex-wrap items-center gap-4">
					<Button type="submit" look="dark">
						{cover.submit}
					</Button>
					<Link to={`/admin/contenu/${id}`} className="text-teal-700 underline">
						{cover.back}
					</Link>
				</div>
			</KeptForm>
		</>
	);
}
