import type { ServiceTile as Tile } from "#app/model/page-payload.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { HomeWords } from "#app/model/site/page-words.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ServiceTile } from "#app/ui/service-tile.tsx";

type Look = Omit<Parameters<typeof ServiceTile>[0], "tile">;

const half = "(min-width: 64rem) 280px, 50vw";
const third = "(min-width: 64rem) 380px, 50vw";

/** The layout of the grid: 6+3+3, 6+6, 7+5, 4+4+4, then the strip. Phones: 1, 2, 1, 1, 2, 2, 1. */
const rhythm: readonly (readonly [ServiceName, Look])[] = [
	[
		"ventilation-ducts",
		{
			className: "col-span-2 lg:col-span-6 lg:row-span-2 lg:p-9",
			heading: "text-[1.625rem] lg:text-[2.25rem]",
			pitch: true,
			sizes: "(min-width: 64rem) 640px, 100vw",
			pictureClass: "lg:-mx-[4%] lg:w-[108%] lg:max-w-none",
		},
	],
	["dryer-ducts", { className: "lg:col-span-3", sizes: half }],
	["air-exchanger-ducts", { className: "lg:col-span-3", sizes: half }],
	[
		"duct-cleaning",
		{
			className: "col-span-2 lg:col-span-6",
			layout: "side",
			heading: "text-[1.5rem] lg:text-[1.75rem]",
			pitch: true,
			sizes: "(min-width: 64rem) 400px, 50vw",
		},
	],
	[
		"oriental-rugs",
		{
			className: "col-span-2 lg:col-span-7",
			layout: "wide-side",
			heading: "text-[1.5rem] lg:text-[2rem]",
			pitch: true,
			sizes: "(min-width: 64rem) 520px, 50vw",
		},
	],
	["house-cleaning", { className: "lg:col-span-5", pitch: true, sizes: third, pictureClass: "lg:max-w-[23rem]" }],
	["furniture-mattresses", { className: "lg:col-span-4", pitch: true, sizes: third }],
	["condo-building", { className: "lg:col-span-4", pitch: true, sizes: third, pictureClass: "lg:max-w-[21rem]" }],
	["factory-shop-office", { className: "lg:col-span-4", pitch: true, sizes: third }],
];

export function ServiceBento({ words, services }: { words: HomeWords["services"]; services: readonly Tile[] }) {
	const tileOf = (name: ServiceName) => services.find((tile) => tile.name === name);
	const disaster = tileOf("post-disaster");
	return (
		<section aria-labelledby="services-heading" className="after-first-screen page-width section">
			<div className="grid-12 mb-8 items-end lg:mb-12">
				<h2 id="services-heading" className="lg:col-span-7">
					{words.heading}
				</h2>
				<p className="lead lg:col-span-5">{words.lead}</p>
			</div>
			<div className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-12">
				{rhythm.map(([name, look]) => {
					const tile = tileOf(name);
					return tile && <ServiceTile key={name} tile={tile} {...look} />;
				})}
				{disaster && <DisasterStrip tile={disaster} />}
			</div>
			<p className="mt-5 text-ink-600 text-small">{words.taxes}</p>
		</section>
	);
}

/** Shows no price; the phone number comes first. */
function DisasterStrip({ tile }: { tile: Tile }) {
	const { messages } = useLanguage();
	return (
		<article className="col-span-full flex flex-col items-center gap-x-8 gap-y-5 overflow-hidden rounded-lg bg-cream-200 p-6 md:flex-row md:px-9 md:py-6">
			<Picture name={tile.picture} alt="" sizes="280px" className="-my-2 h-auto w-64 shrink-0 md:-ml-4" />
			<div className="flex-1">
				<h3 className="text-[1.625rem] lg:text-[1.75rem]">
					<Link to={tile.path} className="underline-offset-4 hover:underline">
						{messages.service.disasterHeading}
					</Link>
				</h3>
				<p className="mt-2 max-w-[34em] text-ink-600 text-note">{tile.pitch}</p>
			</div>
			<PhoneButton look="dark" className="max-md:w-full" />
		</article>
	);
}
