import { useState } from "react";
import { Form } from "react-router";
import { formatRange } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import { rangeOfVents } from "#app/model/estimate/engine/price-vents.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PriceFigure, PriceTotals } from "#app/ui/price.tsx";

const homes = ["house", "condo", "plex"] as const;
const homeIcons = { house: "home", condo: "building", plex: "plex" } as const;

/** Two questions and their price range. The answers are passed to the estimate, also without JavaScript. */
export function PriceTeaser({
	words,
	prices,
	postalCode,
}: {
	words: HomeContent["words"]["teaser"];
	prices: NonNullable<HomeContent["ductPrices"]>;
	/** As checked on this page; empty before. */
	postalCode: string;
}) {
	const { locale, messages } = useLanguage();
	const [vents, setVents] = useState(14);
	const range = rangeOfVents(vents, prices);
	return (
		<section aria-labelledby="teaser-heading" className="after-first-screen page-width section">
			<Form
				action={pathTo("estimate", locale)}
				className="grid overflow-hidden rounded-xl bg-white shadow-1 lg:grid-cols-[7fr_5fr]"
			>
				<input type="hidden" name="service" value="ventilation-ducts" />
				<input type="hidden" name="postal" value={postalCode} />
				<input type="hidden" name="start" value={14} />
				<div className="p-6 pt-9 md:p-14">
					<h2 id="teaser-heading">{words.heading}</h2>
					<fieldset className="mt-9">
						<legend className="mb-3.5 flex gap-3 font-semibold text-[1.1875rem] text-spruce">
							<span className="font-bold font-display text-teal-700">1</span>
							{words.homeQuestion}
						</legend>
						<div className="grid grid-cols-3 gap-2.5">
							{homes.map((home) => (
								<ChoiceCard
									key={home}
									type="radio"
									name="home"
									value={home}
									defaultChecked={home === "house"}
									icon={homeIcons[home]}
								>
									{words.homes[home]}
								</ChoiceCard>
							))}
						</div>
					</fieldset>
					<div className="mt-8">
						<label htmlFor="vents" className="mb-2 flex gap-3 font-semibold text-[1.1875rem] text-spruce">
							<span className="font-bold font-display text-teal-700">2</span>
							{words.ventQuestion}
						</label>
						<div className="flex items-center gap-6">
							<input
								id="vents"
								type="range"
								name="vents"
								className="range"
								min={4}
								max={30}
								value={vents}
								aria-describedby="vents-hint"
								aria-valuetext={messages.price.ventCount(vents)}
								onChange={(event) => setVents(Number(event.currentTarget.value))}
							/>
							<span
								aria-hidden="true"
								className="tabular min-w-11 font-bold font-display text-[2rem] text-spruce leading-none"
							>
								{vents}
							</span>
						</div>
						<p id="vents-hint" className="mt-3 text-ink-600 text-small">
							{words.ventHint}
						</p>
					</div>
				</div>
				<div className="flex flex-col bg-mint-100 p-6 py-9 md:p-12">
					<p className="mb-4 font-semibold text-spruce">{words.title}</p>
					<PriceFigure range={range} className="text-[clamp(2.75rem,2rem+2.4vw,4.25rem)]" />
					<p className="mt-3 mb-7 text-ink-600 text-note">{messages.price.before}</p>
					<PriceTotals range={range} detailed />
					<Announcement text={`${formatRange(range, locale)} ${messages.price.before}`} />
					<Button type="submit" arrow className="mt-8 lg:mt-auto">
						{words.cta}
					</Button>
				</div>
			</Form>
		</section>
	);
}
