import type { ServiceTile as Tile } from "#app/model/site/cards.ts";
import type { HomeWords } from "#app/model/site/page-words.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { phoneCard, phoneWide } from "#app/ui/picture.tsx";
import { ServicePicture } from "#app/ui/service-picture.tsx";
import { ServiceTile } from "#app/ui/service-tile.tsx";

type Look = Omit<Parameters<typeof ServiceTile>[0], "tile">;

/** The end of `sizes` for half a row: phones of all densities get the narrowest file. */
const halfRow = "(min-width: 40rem) 45vw, 30vw";
const half = `(min-width: 64rem) 280px, ${halfRow}`;
const third = `(min-width: 64rem) 380px, ${halfRow}`;

/** 6 + 3 + 3, then 6 below the two small ones. Phones: 1, 2, 1. */
const four: readonly Look[] = [
	{
		className: "col-span-2 lg:col-span-6 lg:row-span-2 lg:p-9",
		heading: "text-[1.625rem] lg:text-[2.25rem]",
		pitch: true,
		// The file that the service's own page shows: one download for both.
		sizes: `(min-width: 64rem) 700px, ${phoneWide}`,
		pictureClass: "lg:-mx-[4%] lg:w-[108%] lg:max-w-none",
	},
	{ className: "lg:col-span-3", sizes: half },
	{ className: "lg:col-span-3", sizes: half },
	{
		className: "col-span-2 lg:col-span-6",
		layout: "side",
		heading: "text-[1.5rem] lg:text-[1.75rem]",
		pitch: true,
		sizes: `(min-width: 64rem) 400px, ${halfRow}`,
	},
];

const wide: Look = {
	className: "col-span-2 lg:col-span-7",
	layout: "wide-side",
	heading: "text-[1.5rem] lg:text-[2rem]",
	pitch: true,
	sizes: `(min-width: 64rem) 520px, ${phoneCard}`,
};
const narrow: Look = { className: "lg:col-span-5", pitch: true, sizes: third, pictureClass: "lg:max-w-[23rem]" };

const two = [wide, narrow];
const three: readonly Look[] = [
	{ className: "lg:col-span-4", pitch: true, sizes: third },
	{ className: "lg:col-span-4", pitch: true, sizes: third, pictureClass: "lg:max-w-[21rem]" },
	{ className: "lg:col-span-4", pitch: true, sizes: third },
];

/** The looks of one to nine tiles: full rows on wide screens, whatever the owner hides. */
const looks: readonly (readonly Look[])[] = [
	[{ ...wide, className: "col-span-full" }],
	two,
	three,
	four,
	[...two, ...three],
	[...four, ...two],
	[...four, ...three],
	[...four, ...two, narrow, wide],
	[...four, ...two, ...three],
];

export function ServiceBento({ words, services }: { words: HomeWords["services"]; services: readonly Tile[] }) {
	const disaster = services.find(({ name }) => name === "post-disaster");
	const tiles = services.filter((tile) => tile !== disaster);
	const last = tiles.length - 1;
	return (
		<section aria-labelledby="services-heading" className="after-first-screen page-width section">
			<div className="grid-12 mb-8 items-end lg:mb-12">
				<h2 id="services-heading" className="lg:col-span-7">
					{words.heading}
				</h2>
				<p className="lead lg:col-span-5">{words.lead}</p>
			</div>
			<div className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-12">
				{tiles.map((tile, index) => {
					const look = looks[last]?.[index] ?? narrow;
					// On phones, two narrow tiles share a row: the last one has no neighbour.
					const isAlone = index === last && tiles.length % 4 > 1;
					return (
						<ServiceTile
							key={tile.name}
							tile={tile}
							{...look}
							{...(isAlone && {
								className: `${look.className} max-lg:col-span-2`,
								sizes: `(min-width: 64rem) 380px, ${phoneCard}`,
							})}
						/>
					);
				})}
				{disaster && <DisasterStrip tile={disaster} />}
			</div>
			<p className="mt-5 text-ink-600 text-small">{words.taxes}</p>
		</section>
	);
}

/** Shows no price; the phone number comes first. Always below the tiles: it is a way to call, not a tile. */
function DisasterStrip({ tile }: { tile: Tile }) {
	const { messages } = useLanguage();
	return (
		<article className="col-span-full flex flex-col items-center gap-x-8 gap-y-5 overflow-hidden rounded-lg bg-cream-200 p-6 md:flex-row md:px-9 md:py-6">
			<ServicePicture
				name={tile.picture}
				sizes="(min-resolution: 2.5dppx) 200px, 280px"
				className="-my-2 h-auto w-64 shrink-0 md:-ml-4"
				photoClass="h-auto w-64 shrink-0 rounded-md"
			/>
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
