import { pathTo } from "#app/locale/paths.ts";
import type { ConsentWords } from "#app/model/jobs/gallery-content.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/icon.tsx";
import { iconPaths } from "#app/ui/icon-paths.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

/** From Lucide (ISC licence), as in `icon-paths.ts`. */
const paths: Record<ConsentWords["promises"][number]["icon"], string> = {
	check: iconPaths.check,
	"map-pin": iconPaths["map-pin"],
	undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
	tag: "M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0",
};

/** How a photo gets into the gallery, and how its owner takes it down. */
export function Consent({ words }: { words: ConsentWords }) {
	const { locale } = useLanguage();
	const { heading, steps, note } = words.withdrawal;
	return (
		<>
			<section aria-labelledby="consent-heading" className="page-width pb-section">
				<div className="grid-12 overflow-hidden rounded-xl bg-spruce gallery-consent px-6 py-9">
					<div className="flex flex-col lg:col-span-6">
						<h2 id="consent-heading" className="text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)] text-cream">
							{words.heading}
						</h2>
						<Picture
							name="technician"
							alt=""
							sizes="(min-width: 64rem) 270px, 1px"
							className="mt-auto h-auto w-64 pt-8 max-lg:hidden"
						/>
					</div>
					<div className="max-lg:mt-4 lg:col-span-6 lg:pb-16">
						<ul>
							{words.promises.map(({ icon, title, text }) => (
								<li
									key={title}
									className="grid grid-cols-[24px_1fr] gap-4 border-line-dark py-5 not-first:border-t lg:first:pt-0"
								>
									<Drawing path={paths[icon]} size={22} className="mt-0.5 text-mint" />
									<div>
										<h3 className="text-[1.25rem] text-cream">{title}</h3>
										<p className="mt-1 text-mint text-note">{text}</p>
									</div>
								</li>
							))}
						</ul>
						<div className="mt-5 flex flex-wrap gap-3.5">
							<ButtonLink to="#retirer" look="light" size="small" className="max-sm:w-full">
								{words.withdraw}
							</ButtonLink>
							<ButtonLink to={pathTo("privacy", locale)} size="small" className="gallery-policy max-sm:w-full">
								{words.policy}
							</ButtonLink>
						</div>
					</div>
				</div>
			</section>
			<section id="retirer" aria-labelledby="withdrawal-heading" className="page-width scroll-mt-8 pb-section">
				<div className="grid-12">
					<h2 id="withdrawal-heading" className="text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)] lg:col-span-6">
						{heading}
					</h2>
					<div className="max-lg:mt-4 lg:col-span-6">
						<ol className="gallery-steps grid gap-3 pl-6">
							{steps.map((step) => (
								<li key={step}>
									<RichText text={step} />
								</li>
							))}
						</ol>
						<p className="mt-4 text-ink-600 text-note">{note}</p>
					</div>
				</div>
			</section>
		</>
	);
}
