import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { leadPath } from "#app/admin/paths.ts";
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import { type GalleryField, galleryFields } from "#app/model/jobs/gallery-form.ts";
import { changeEntry, type EntryAnswer, loadEntry } from "../.server/office/entry-page.ts";
import type { EntryView } from "../.server/office/entry-view.ts";
import { EntryForm } from "./entry-form.tsx";
import { galleryPath } from "./gallery-path.ts";

export const meta = officeMeta<EntryView>(
	(words) => words.gallery.title,
	({ reference }) => reference,
);

export const handle: FrameHandle = { wide: true };

export function loader({ params, context }: LoaderFunctionArgs) {
	return loadEntry(context, params.job ?? "");
}

export function action({ params, request, context }: ActionFunctionArgs) {
	return changeEntry(context, params.job ?? "", request);
}

/** After a refusal the page shows what the customer still allows, and what a colleague published. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function GalleryEntryPage() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { gallery } = useStaffLanguage().words;
	const { editor } = gallery;
	const said = useSaid(answer !== undefined && answer.kind !== "refused", answer);
	const { endedOn } = view.consent;
	const needsForm = view.photos.length > 0 || answer !== undefined;
	return (
		<div className="office-preview-page">
			<Link
				to={galleryPath}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{gallery.title}
			</Link>
			<PageHead title={view.published ? editor.change : editor.publish}>{editor.lead}</PageHead>
			<p className="office-form-state mb-0">
				{view.published && <span>{gallery.publishedOn(view.published.on, view.published.by)}</span>}
				<Link to={leadPath(view.lead)} className="office-action">
					<OfficeIcon name="inbox" size={17} />
					{editor.openLead(view.reference)}
				</Link>
			</p>
			<div ref={said} tabIndex={-1} className="office-form-notices">
				{answer && <Said answer={answer} view={view} />}
				{endedOn && answer?.kind !== "withdrawn" && <FormAlert>{editor.endedOn(endedOn)}</FormAlert>}
				{!endedOn && view.photos.length === 0 && <FormAlert>{editor.noPhotos}</FormAlert>}
			</div>
			<Consent view={view} />
			{needsForm && <EntryForm key={view.job} view={view} answer={answer} />}
			{!endedOn && (
				<div className="mt-8 grid max-w-[48rem] gap-4">
					{view.published && (
						<Panel title={editor.takeDownHeading} text={editor.takeDownText}>
							<OfficeForm intent="take-down" submit={editor.takeDown} look="light" keep={false} />
						</Panel>
					)}
					<Panel title={editor.withdrawHeading} text={editor.withdrawText}>
						<OfficeForm intent="withdraw" submit={editor.withdraw} look="light" keep={false} />
					</Panel>
				</div>
			)}
		</div>
	);
}

function Said({ answer, view }: { answer: EntryAnswer; view: EntryView }) {
	const { editor } = useStaffLanguage().words.gallery;
	switch (answer.kind) {
		case "taken-down":
			return <FormNotice>{editor.takenDown}</FormNotice>;
		case "withdrawn":
			return <FormAlert>{editor.withdrawn}</FormAlert>;
		case "not-allowed":
			return <FormAlert>{editor.notAllowed}</FormAlert>;
		case "conflict":
			return <Conflict answer={answer} view={view} />;
		default:
			return null;
	}
}

/** The fields that differ, as the other member published them. */
function Conflict({ answer: { theirs, values }, view }: { answer: EntryAnswer; view: EntryView }) {
	const { editor } = useStaffLanguage().words.gallery;
	const say = useFieldInWords(view);
	const differing = theirs
		? galleryFields.filter((field) => theirs.values[field] !== values[field] && field !== "confirm")
		: [];
	return (
		<div className="office-panel" data-conflict>
			<FormAlert>{editor.conflict}</FormAlert>
			{theirs && differing.length > 0 && (
				<div className="mt-4 grid gap-3">
					<p className="font-semibold text-spruce">{editor.conflictBy(theirs.by)}</p>
					<Facts
						facts={differing.map((field) => [say.label(field), say.value(field, theirs.values[field])] as const)}
					/>
				</div>
			)}
		</div>
	);
}

function useFieldInWords({ photos, services, areas }: EntryView) {
	const { words, locale } = useStaffLanguage();
	const { editor } = words.gallery;
	return {
		label: (field: GalleryField) => (field === "after" || field === "before" ? editor[field] : editor.fields[field]),
		value(field: GalleryField, value: string): string {
			if (field === "quotes") return value ? editor.quoted : editor.notQuoted;
			if (field === "service") return services.find(({ id }) => id === value)?.name[locale] ?? "–";
			if (field === "area") return areas.find(({ id }) => id === value)?.name[locale] ?? editor.noArea;
			if (field !== "before" && field !== "after") return value || "–";
			const photo = photos.find(({ id }) => id === value);
			return photo ? editor.photo[photo.moment](photo.number) : editor.noBefore;
		},
	};
}

function Consent({ view: { consent } }: { view: EntryView }) {
	const { editor } = useStaffLanguage().words.gallery;
	if (consent.endedOn) return null;
	return (
		<details className="gallery-consent">
			<summary className="office-action">
				<OfficeIcon name="shield" size={17} />
				{editor.consent}
			</summary>
			<p>{editor.agreedOn(consent.agreedOn)}</p>
			<blockquote lang={consent.locale}>{consent.text}</blockquote>
		</details>
	);
}
