import { type RefObject, useState } from "react";
import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type CoverName, isUploaded, uploadedPath } from "#app/model/editing/uploaded-picture.ts";
import { pictureNames } from "#app/model/pictures/picture-names.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { EntryData } from "../../.server/office/entry-view.ts";
import { useEditor } from "./editor-context.tsx";
import { textAt } from "./text-at.ts";
import { useFormInput } from "./use-form-input.ts";

interface Shown {
	title: string;
	description: string;
	slug: string;
	cover: string;
}

/** Live preview of the page as a search result and as a shared link. */
export function SeoPreview({
	form,
	part,
	seo,
	value,
}: {
	form: RefObject<HTMLFormElement | null>;
	part: Locale;
	seo: NonNullable<EntryData["seo"]>;
	/** The initial value of the fields. */
	value: unknown;
}) {
	const { words, locale } = useStaffLanguage();
	const { status } = useEditor();
	const own = words.content.seo;
	const at = (name: string) => textAt(value, `${seo.within}${name}`);
	const filled = (text: string) => text.replace(/\{\{[a-z:-]+\}\}/g, (token) => seo.tokens[part][token] ?? token);
	const [{ title, description, slug, cover }, setShown] = useState<Shown>(() => ({
		title: filled(at("title")),
		description: filled(at("description")),
		slug: at("slug"),
		cover: at("cover"),
	}));
	useFormInput(form, () => {
		const fields = form.current && new FormData(form.current);
		const typed = (name: string) => String(fields?.get(`${seo.within}${name}`) ?? "");
		setShown({
			title: filled(typed("title")),
			description: filled(typed("description")),
			slug: typed("slug"),
			cover: typed("cover"),
		});
	});
	const path = seo.hasSlug ? pathTo("slug", part, { slug: slug || "…" }) : seo.paths[part];
	const address = `${seo.origin.replace(/^https?:\/\//, "")}${decodeURIComponent(path)}`;
	const before = status.parts[part].slug;
	const isPicture = isUploaded(cover) || (pictureNames as readonly string[]).includes(cover);
	return (
		<details className="seo-preview" open>
			<summary>{own.title}</summary>
			<div className="seo-body" lang={part}>
				<figure>
					<figcaption lang={locale}>{own.result}</figcaption>
					<div className="seo-result">
						<p className="seo-address">{address.replaceAll("/", " › ")}</p>
						<p className="seo-title">{title ? fillIn(seo.pattern, { title }) : own.noTitle}</p>
						<p className="seo-description">{description || own.noDescription}</p>
					</div>
				</figure>
				<figure>
					<figcaption lang={locale}>{own.card}</figcaption>
					<div className="seo-card">
						<img
							src={isUploaded(cover) ? uploadedPath(cover, "share.jpg") : seo.pictures[part]}
							alt=""
							width={1200}
							height={630}
							loading="lazy"
						/>
						<div>
							<p className="seo-address">{seo.origin.replace(/^https?:\/\//, "")}</p>
							<p className="seo-title">{title || own.noTitle}</p>
							<p className="seo-description">{description || own.noDescription}</p>
						</div>
					</div>
				</figure>
				{seo.hasSlug && before !== "" && slug !== before && (
					<p className="office-hint" role="status" lang={locale}>
						{own.moved}
					</p>
				)}
				{seo.hasSlug && (
					<figure className="seo-cover">
						<figcaption lang={locale}>{own.chosen}</figcaption>
						{isPicture && <Picture name={cover as CoverName} alt="" sizes="12rem" />}
						<Link to="image" lang={locale} className="text-teal-700 underline">
							{own.upload}
						</Link>
					</figure>
				)}
			</div>
		</details>
	);
}
