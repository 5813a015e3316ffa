import { useState } from "react";
import { formatRange } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import { includedVents, rangeOfVents } from "#app/model/estimate/engine/price-vents.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { ServiceContent } from "#app/model/page-payload.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { PriceFigure, PriceTotals } from "#app/ui/price.tsx";
import { Stepper } from "#app/ui/stepper.tsx";

/** The price of a service, or the phone number where no automatic price can be given. */
export function PriceCard({
	service,
	price,
	ductPrices,
	unit,
}: Pick<ServiceContent, "service" | "price" | "ductPrices"> & { unit: string | null }) {
	const { locale, messages } = useLanguage();
	if (!price) return <UrgentCard />;
	return (
		<>
			<div className="rounded-lg bg-white p-6 shadow-2 lg:p-9">
				{ductPrices ? <CountedPrice prices={ductPrices} /> : <FixedPrice price={price} unit={unit} />}
				<div className="mt-5 grid gap-2.5">
					<ButtonLink to={`${pathTo("estimate", locale)}?service=${service}`} arrow>
						{messages.service.estimate}
					</ButtonLink>
					<PhoneButton />
				</div>
			</div>
			<p className="mt-4.5 flex gap-2.5 text-ink-600 text-small leading-snug">
				<Icon name="lock" size={18} />
				{messages.price.hint}
			</p>
		</>
	);
}

function FixedPrice({ price, unit }: { price: PriceRange; unit: string | null }) {
	const { messages } = useLanguage();
	const small = price.high < 100_00;
	return (
		<>
			<p className="mb-3 font-semibold text-note text-spruce">{unit ?? messages.price.basis}</p>
			<PriceFigure range={price} className="text-[clamp(2.5rem,2rem+1.4vw,3.25rem)]" />
			<p className="mt-2.5 mb-4 text-ink-600 text-note">{messages.price.before}</p>
			{!small && <PriceTotals range={price} />}
		</>
	);
}

function CountedPrice({ prices }: { prices: NonNullable<ServiceContent["ductPrices"]> }) {
	const { locale, messages } = useLanguage();
	const [vents, setVents] = useState(includedVents);
	const range = rangeOfVents(vents, prices);
	return (
		<>
			<Stepper
				label={messages.price.vents}
				value={vents}
				text={messages.price.ventCount(vents)}
				min={4}
				max={40}
				fewer={messages.price.fewer}
				more={messages.price.more}
				onChange={setVents}
			/>
			<div className="mt-6">
				<PriceFigure range={range} className="text-[clamp(2.5rem,2rem+1.6vw,3.5rem)]" />
				<p className="mt-2.5 mb-4 text-ink-600 text-note">{messages.price.before}</p>
				<PriceTotals range={range} />
				<Announcement text={`${formatRange(range, locale)} ${messages.price.before}`} />
			</div>
		</>
	);
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
