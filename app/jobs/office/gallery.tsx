import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import { type GalleryPage, type GalleryRow, galleryList } from "../.server/office/gallery-list.ts";
import { publishers } from "../.server/office/publishers.ts";
import { entryPath } from "./gallery-path.ts";

export const meta = officeMeta((words) => words.gallery.title);

const notices = ["published", "changed", "same", "withdrawn"] as const;

/** The parameters of the address with the cursor of each list. */
const pages = { toPublish: "suite-a-publier", published: "suite" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...publishers);
	const { store, content } = context.get(servicesContext);
	const query = new URL(request.url).searchParams;
	const list = await galleryList({ store, reader: content.reader() }, locale, {
		toPublish: query.get(pages.toPublish),
		published: query.get(pages.published),
	});
	return { ...list, notice: notices.find((each) => each === query.get("avis")) ?? null };
}

export default function Gallery() {
	const loaded = useLoaderData<typeof loader>();
	const { toPublish, published, notice } = loaded;
	const { gallery } = useStaffLanguage().words;
	const said = useSaid(notice !== null, loaded);
	const isEmpty = toPublish?.rows.length === 0 && published?.rows.length === 0;
	return (
		<>
			<PageHead title={gallery.title}>{gallery.lead}</PageHead>
			<div ref={said} tabIndex={-1} className="office-form-notices">
				{notice && <FormNotice>{gallery.notices[notice]}</FormNotice>}
			</div>
			{isEmpty ? (
				<section className="office-panel gallery-empty">
					<OfficeIcon name="image" size={28} />
					<h2>{gallery.empty}</h2>
					<p>{gallery.emptyHint}</p>
				</section>
			) : (
				<div className="grid gap-8">
					{toPublish && <Rows list="toPublish" page={toPublish} empty={gallery.nothingToPublish} />}
					{published && <Rows list="published" page={published} empty={gallery.nothingPublished} />}
				</div>
			)}
		</>
	);
}

interface RowsProps {
	list: keyof typeof pages;
	page: GalleryPage;
	empty: string;
}

function Rows({ list, page: { rows, older }, empty }: RowsProps) {
	const { gallery } = useStaffLanguage().words;
	return (
		<section>
			<h2 className="mb-2.5">
				{gallery[list]} {rows.length > 0 && <span className="gallery-count">{rows.length}</span>}
			</h2>
			{rows.length === 0 ? (
				<p className="text-ink-600">{empty}</p>
			) : (
				<ul className="gallery-rows">
					{rows.map((row) => (
						<Row key={row.job} row={row} />
					))}
				</ul>
			)}
			{older && (
				<Link to={`?${pages[list]}=${encodeURIComponent(older)}`} className="button mt-4" data-look="light">
					{gallery.older}
				</Link>
			)}
		</section>
	);
}

function Row({
	row: { job, title, by, service, area, month, photos, hasSentence, thumbnail, on },
}: {
	row: GalleryRow;
}) {
	const { gallery } = useStaffLanguage().words;
	const place = [title && service, area ?? gallery.noArea, month].filter(Boolean);
	const allowed = [gallery.photos(photos), ...(hasSentence ? [gallery.sentence] : [])];
	return (
		<li>
			<Link to={entryPath(job)} className="gallery-row">
				<span className="gallery-thumbnail">
					{thumbnail ? (
						<img src={thumbnail} alt="" width={96} height={72} loading="lazy" />
					) : (
						<OfficeIcon name="message" />
					)}
				</span>
				<span className="grid min-w-0 grow gap-0.5">
					<strong className="break-words font-semibold text-spruce">{title ?? service ?? gallery.untitled}</strong>
					<span className="text-small">{place.join(" · ")}</span>
					<span className="text-ink-600 text-small">{allowed.join(", ")}</span>
					<span className="text-ink-600 text-small">
						{by === null ? gallery.allowedOn(on) : gallery.publishedOn(on, by)}
					</span>
				</span>
				<span className="text-teal-700">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}
