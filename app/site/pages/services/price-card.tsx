import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { formatRange } from "#app/locale/format.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { includedVents, rangeOfVents } from "#app/model/estimate/engine/price-vents.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { PriceFigure, PriceTotals } from "#app/ui/price.tsx";
import { PromotionTerms } from "#app/ui/promotion-terms.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { AddOns } from "./add-ons.tsx";
import { DiscountRow } from "./discount-row.tsx";
import { priceWith } from "./price-with.ts";

const fewestVents = 4;
const mostVents = 200;

type PriceCardProps = Pick<ServiceContent, "service" | "price" | "ductPrices" | "offers" | "update"> & {
	unit: string | null;
};

/** The price of a service, or the phone number where no automatic price can be given. */
export function PriceCard(props: PriceCardProps) {
	return props.price ? <PriceForm {...props} price={props.price} /> : <UrgentCard />;
}

/** A form that leads to the estimate with its answers. Without JavaScript, a button loads the page with its price. */
function PriceForm({
	service,
	price,
	ductPrices,
	offers,
	update,
	unit,
}: PriceCardProps & { price: NonNullable<PriceCardProps["price"]> }) {
	const { locale, messages } = useLanguage();
	const [query] = useSearchParams();
	const [vents, setVents] = useState(() => ventsIn(query));
	const [added, setAdded] = useState<readonly string[]>(() => addedIn(query, service, offers));
	const own: readonly Line[] = ductPrices
		? [{ kind: "ventilation-ducts", code: "ducts", range: rangeOfVents(vents, ductPrices), facts: {} }]
		: (offers?.lines ?? []);
	const { range, applied } = priceWith(own, ductPrices ? rangeOfVents(vents, ductPrices) : price, offers, added);
	return (
		<>
			<Form action={pathTo("estimate", locale)} className="rounded-lg bg-white p-6 shadow-2 lg:p-9">
				<input type="hidden" name="service" value={service} />
				<input type="hidden" name="start" value={includedVents} />
				{ductPrices ? (
					<Stepper
						label={messages.price.vents}
						name="vents"
						value={vents}
						unit={messages.price.ventCount(vents).replace(/^\d+\s*/, "")}
						min={fewestVents}
						max={mostVents}
						fewer={messages.price.fewer}
						more={messages.price.more}
						onChange={setVents}
					/>
				) : (
					<p className="mb-3 font-semibold text-note text-spruce">{unit ?? messages.price.basis}</p>
				)}
				{offers && (
					<AddOns
						offers={offers}
						own={own}
						added={added}
						onChange={setAdded}
						isCounted={ductPrices !== null}
						query={query}
					/>
				)}
				<div className={offers ? "mt-3 border-spruce border-t-2 pt-5" : ductPrices ? "mt-6" : ""}>
					<PriceFigure range={range} className="text-[clamp(2.5rem,2rem+1.4vw,3.25rem)]" />
					<p className="mt-2.5 mb-4 text-ink-600 text-note">{messages.price.before}</p>
					{applied && offers && (
						<DiscountRow applied={applied}>
							<PromotionTerms promotion={applied.promotion} words={offers.words} />
						</DiscountRow>
					)}
					<PriceTotals range={range} />
					<Announcement text={`${formatRange(range, locale)} ${messages.price.before}`} />
				</div>
				{(ductPrices || offers) && (
					<button
						type="submit"
						formAction={pathTo(servicePage(service), locale)}
						className="button no-script mt-3 w-full"
						data-look="outline"
						data-size="small"
					>
						{update}
					</button>
				)}
				<div className="mt-5 grid gap-2.5">
					<Button type="submit" arrow>
						{messages.service.estimate}
					</Button>
					<PhoneButton />
				</div>
			</Form>
			<p className="mt-4.5 flex gap-2.5 text-ink-600 text-small leading-snug">
				<Icon name="lock" size={18} />
				{offers?.words.carried ?? messages.price.hint}
			</p>
		</>
	);
}

/** The number of vents in the URL of a page that was loaded by the button without JavaScript. */
function ventsIn(query: URLSearchParams): number {
	const vents = Number(query.get("vents"));
	return Number.isInteger(vents) && vents >= fewestVents && vents <= mostVents ? vents : includedVents;
}

/** The page of all ducts starts with every network that can be added; a sent form says which are ticked. */
function addedIn(
	query: URLSearchParams,
	service: ServiceContent["service"],
	offers: ServiceContent["offers"],
): readonly string[] {
	if (service === "duct-cleaning" && offers && !query.has("start")) return offers.addOns.map(({ kind }) => kind);
	return query.getAll("service");
}

function UrgentCard() {
	const { locale, messages } = useLanguage();
	return (
		<div className="rounded-lg bg-spruce p-6 text-mint shadow-2 lg:p-9">
			<p className="font-bold font-display text-[1.75rem] text-cream leading-tight tracking-tight">
				{messages.service.call}
			</p>
			<p className="mt-3 text-note">{messages.price.noneText}</p>
			<div className="mt-6 grid gap-2.5">
				<PhoneButton look="light" />
				<ButtonLink
					to={pathTo("contact", locale)}
					className="bg-transparent! text-mint! shadow-[inset_0_0_0_2px_var(--color-line-dark)]! hover:bg-spruce-950!"
				>
					{messages.nav.contact}
				</ButtonLink>
			</div>
		</div>
	);
}
