import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { localeTags } from "#app/locale/locales.ts";
import type { SeriesView } from "../.server/series-view.ts";
import { Disclosure } from "./disclosure.tsx";

/** The mail in both languages, as plain text like in the booking panel. */
export function MailPreviews({ series: { name, previews, previewOf } }: { series: SeriesView }) {
	const { mailings } = useStaffLanguage().words;
	return (
		<Disclosure
			summary={
				<>
					{mailings.preview}
					<span className="sr-only">{mailings.about(mailings.series[name].name)}</span>
				</>
			}
		>
			<p className="mb-3 text-ink-600 text-small">{previewOf ? mailings.previewOf(previewOf) : mailings.example}</p>
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
				{previews.map(({ locale, subject, text }) => (
					<div key={locale} className="min-w-0">
						<h3 className="mb-2 font-semibold text-[1rem] text-spruce">{mailings.languages[locale]}</h3>
						<div className="booking-mail">
							<dl>
								<dt>{mailings.subject}</dt>
								<dd lang={localeTags[locale]}>{subject}</dd>
							</dl>
							<p lang={localeTags[locale]} className="whitespace-pre-line">
								{text}
							</p>
						</div>
					</div>
				))}
			</div>
		</Disclosure>
	);
}
