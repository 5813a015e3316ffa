import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { pathTo } from "../locale/paths.ts";
import type { EstimateContent, ServiceTile } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useLanguage } from "../ui/messages.tsx";
import { Notice } from "../ui/notice.tsx";
import { PhoneButton } from "../ui/phone.tsx";
import { Picture } from "../ui/picture.tsx";
import { Progress } from "../ui/progress.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { surfaces } from "../ui/surface.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

/** The first step: which services. The choice is in the address, so it works without JavaScript and can be shared. */
export default function Estimate() {
	const { locale, messages } = useLanguage();
	const { words, services } = useContent<EstimateContent>();
	const [query] = useSearchParams();
	const [chosen, setChosen] = useState<readonly string[]>(query.getAll("service").map(chosenKind));
	const code = query.get("code");
	const toggle = (name: string, on: boolean) =>
		setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name));
	return (
		<div className="page-width pb-section">
			<Progress current={0} />
			<div className="grid items-start gap-x-24 pt-8 lg:grid-cols-[minmax(0,49.75rem)_minmax(20rem,1fr)] lg:pt-14">
				<form action={pathTo("estimate", locale)} className="min-w-0">
					<h1>{words.heading}</h1>
					<p className="lead mt-4">{words.lead}</p>
					{code && (
						<div className="mt-6">
							<Notice tone="success">{messages.estimate.code(code.slice(0, 30))}</Notice>
							<input type="hidden" name="code" value={code.slice(0, 30)} />
						</div>
					)}
					<fieldset className="mt-8 border-line border-t pt-7">
						<legend className="sr-only">{words.choose}</legend>
						<p className="mb-4 text-ink-600 text-note">{words.chooseHint}</p>
						<div className="grid grid-cols-2 gap-3 md:grid-cols-3">
							{services.map((tile) => (
								<ServiceChoice
									key={tile.name}
									tile={tile}
									checked={chosen.includes(tile.name)}
									onChange={(on) => toggle(tile.name, on)}
								/>
							))}
						</div>
					</fieldset>
					<div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-7">
						<Link to={pathTo("index", locale)} className="text-link">
							<Icon name="arrow-left" size={18} />
							{messages.nav.home}
						</Link>
						<Button type="submit" arrow>
							{messages.estimate.update}
						</Button>
					</div>
				</form>
				<aside aria-label={messages.estimate.range} className="max-lg:mt-10 lg:sticky lg:top-8">
					<Summary tiles={services.filter(({ name }) => chosen.includes(name))} words={words} />
				</aside>
			</div>
			<ul className="grid gap-x-10 gap-y-7 pt-16 md:grid-cols-3">
				{words.promises.map(({ title, text }) => (
					<li key={title} className="border-sage border-t-2 pt-5">
						<h2 className="text-h4">{title}</h2>
						<p className="mt-2 text-ink-600 text-note">{text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The umbrella page of all ducts leads to its largest part; the others are one tick away. */
function chosenKind(service: string): string {
	return service === "duct-cleaning" ? "ventilation-ducts" : service;
}

function ServiceChoice({
	tile,
	checked,
	onChange,
}: {
	tile: ServiceTile;
	checked: boolean;
	onChange: (on: boolean) => void;
}) {
	return (
		<label className="choice flex-col p-4 leading-tight">
			<input
				type="checkbox"
				name="service"
				value={tile.name}
				defaultChecked={checked}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
			<span
				className={`-mx-1 -mt-1 relative mb-3 aspect-[5/3] overflow-hidden rounded-[12px] ${surfaces[tile.surface].box}`}
			>
				<Picture
					name={tile.picture}
					alt=""
					sizes="(min-width: 48rem) 240px, 45vw"
					className="absolute inset-0 size-full object-contain p-1"
				/>
			</span>
			<span className="flex items-start justify-between gap-2">
				{tile.label}
				<span className="choice-mark">
					<Icon name="check" size={16} />
				</span>
			</span>
			{tile.price && (
				<span className="tabular mt-1.5 font-normal text-ink-600 text-small leading-snug">{tile.price}</span>
			)}
		</label>
	);
}

function Summary({ tiles, words }: { tiles: readonly ServiceTile[]; words: EstimateContent["words"] }) {
	const { messages } = useLanguage();
	const urgent = tiles.some(({ price }) => price === null);
	return (
		<div className="rounded-lg bg-spruce p-2">
			<div className="p-6 lg:p-7">
				<p className="font-bold font-display text-[1.75rem] text-cream leading-tight tracking-tight">
					{messages.estimate.range}
				</p>
				<p className="mt-2 text-mint text-note">{messages.price.before}</p>
			</div>
			<div className="rounded-[22px] bg-white p-6 lg:p-7">
				<ul aria-live="polite">
					{tiles.length === 0 && <li className="text-ink-600 text-note">{messages.estimate.empty}</li>}
					{tiles.map(({ name, label, price }) => (
						<li
							key={name}
							className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-3 text-note not-first:pt-3"
						>
							{label}
							<strong className="tabular font-semibold text-spruce">{price ?? messages.estimate.urgent}</strong>
						</li>
					))}
				</ul>
				{urgent && (
					<p className="mt-4 text-note">
						<strong className="font-semibold">{words.urgent.title}.</strong> <RichText text={words.urgent.text} />
					</p>
				)}
				<p className="mt-4 text-ink-600 text-small leading-snug">{words.next}</p>
				<PhoneButton look="dark" label={messages.estimate.call} className="mt-4 w-full" />
			</div>
		</div>
	);
}
