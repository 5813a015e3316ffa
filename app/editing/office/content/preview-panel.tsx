import { useState } from "react";
import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { copyText } from "#app/runtime/copy-text.ts";
import type { EntryData } from "../../.server/office/entry-view.ts";
import { useEditor } from "./editor-context.tsx";
import { PreviewFrame, type Screen } from "./preview-frame.tsx";

/** Previews of both languages, side by side where the screen is wide enough. */
export function PreviewPanel({ entry, part }: { entry: EntryData; part: Locale }) {
	const { preview } = useStaffLanguage().words.content;
	const { status } = useEditor();
	const [screen, setScreen] = useState<Screen>("phone");
	return (
		<section className="preview" aria-labelledby="preview-title">
			<header className="preview-head">
				<h2 id="preview-title">{preview.title}</h2>
				<fieldset className="preview-screens scripted">
					<legend className="sr-only">{preview.screen}</legend>
					{(["phone", "desktop"] as const).map((name) => (
						<button key={name} type="button" aria-pressed={screen === name} onClick={() => setScreen(name)}>
							<OfficeIcon name={name === "phone" ? "smartphone" : "monitor"} size={18} />
							{preview[name]}
						</button>
					))}
				</fieldset>
				<p className="preview-note">{status.hasDraft ? preview.draft : preview.live}</p>
				<Link to={`?vue=${part}`} replace preventScrollReset className="office-close" aria-label={preview.close}>
					<OfficeIcon name="close" />
				</Link>
			</header>
			<div className="preview-languages">
				{locales.map((locale) => (
					<LanguagePreview key={locale} entry={entry} part={locale} screen={screen} />
				))}
			</div>
		</section>
	);
}

function LanguagePreview({ entry, part, screen }: { entry: EntryData; part: Locale; screen: Screen }) {
	const { preview, languages } = useStaffLanguage().words.content;
	const { status, saves } = useEditor();
	const { path, obstacles } = status.parts[part];
	const src = path === null ? null : `${path}?apercu=${encodeURIComponent(entry.previewKey)}`;
	return (
		<div className="preview-language" data-part={part}>
			<div className="preview-bar">
				<h3>{languages[part]}</h3>
				{src && obstacles.length === 0 && (
					<>
						<a href={src} target="_blank" rel="noopener" className="office-action">
							<OfficeIcon name="external" size={18} />
							{preview.open}
						</a>
						<CopyLink path={src} />
					</>
				)}
			</div>
			{obstacles.length > 0 ? (
				<div className="preview-blocked">
					<p>{preview.blocked}</p>
					<ul>
						{obstacles.map(({ field, text }) => (
							<li key={field}>
								<a href={`#${field}`} className="inline-link">
									{text}
								</a>
							</li>
						))}
					</ul>
				</div>
			) : src === null ? (
				<p className="preview-blocked">{preview.nothing[part]}</p>
			) : (
				<PreviewFrame src={src} title={preview.frame[part]} screen={screen} saves={saves} />
			)}
		</div>
	);
}

function CopyLink({ path }: { path: string }) {
	const { preview } = useStaffLanguage().words.content;
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		const { href } = new URL(path, window.location.href);
		// The browser may refuse; the link beside the button has the same URL.
		setCopied(await copyText(href));
	};
	return (
		<>
			<button type="button" className="office-action scripted" onClick={() => void copy()}>
				<OfficeIcon name="link" size={18} />
				{preview.copy}
			</button>
			<span role="status" className="text-ink-600 text-small">
				{isCopied && preview.copied}
			</span>
		</>
	);
}
