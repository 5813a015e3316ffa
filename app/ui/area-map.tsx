import type { SiteArea } from "#app/model/page-payload.ts";
import type { PageWords } from "#app/model/site/page-words.ts";

/** The drawing has three land masses. The places of an area determine its land mass. */
const lands = {
	montreal: { pin: { x: 508, y: 384 }, label: { x: 237, y: 457, textAnchor: "start" } },
	laval: { pin: { x: 300, y: 262 }, label: { x: 237, y: 231, textAnchor: "start" } },
	"south-shore": { pin: { x: 690, y: 400 }, label: { x: 776, y: 534, textAnchor: "end" } },
} as const;

const places = [
	{ name: "Vimont", land: "laval", x: 361, y: 174 },
	{ name: "Chomedey", land: "laval", x: 237, y: 308 },
	{ name: "Ahuntsic", land: "montreal", x: 411, y: 311 },
	{ name: "Rosemont", land: "montreal", x: 554, y: 267, before: true },
	{ name: "LaSalle", land: "montreal", x: 436, y: 498, before: true },
	{ name: "Pointe-Claire", land: "montreal", x: 168, y: 498 },
	{ name: "Longueuil", land: "south-shore", x: 642, y: 356 },
	{ name: "Boucherville", land: "south-shore", x: 667, y: 249 },
	{ name: "Brossard", land: "south-shore", x: 654, y: 449 },
] as const;

interface AreaMapProps {
	words: Pick<PageWords["home"]["areas"], "map" | "elsewhere" | "river">;
	areas: readonly Pick<SiteArea, "name" | "places">[];
	/** The postal code that the visitor checked, if we serve it; the only mark in berry red. */
	pin?: { area: number; label: string };
	className: string;
}

/**
 * A static drawing: no map service tracks visitors. Shows only places that are in the content and in `places`. Not
 * shown for a company in another region, none of whose places are drawn.
 */
export function AreaMap({ words, areas, pin, className }: AreaMapProps) {
	const labels = labelsOn(areas);
	if (labels.length === 0) return null;
	const served = new Set(areas.flatMap((area) => area.places));
	const at = pin && landOf(areas[pin.area])?.pin;
	return (
		<div className={`h-[22rem] overflow-hidden rounded-xl sm:h-[30rem] lg:col-span-7 ${className}`}>
			<svg viewBox="14 14 790 647" role="img" aria-label={words.map} className="size-full bg-mint-100">
				<path
					className="fill-cream-200"
					d="M-262,436C-224 522 -90 448 -37 436C16 424 33 393 56 365C79 337 80 301 100 267C119 233 144 191 174 160C205 129 245 100 280 80C316 60 352 54 386 41C420 28 459 20 486 0C513 -20 673 -67 548 -80C424 -94 -127 -166 -262 -80C-397 6 -299 350 -262 436Z"
				/>
				<path
					className="fill-sage/80"
					d="M704,-44C654 -24 693 44 685 80C678 116 665 139 658 169C651 199 648 230 642 258C635 286 624 313 617 338C610 363 603 387 601 409C598 432 609 452 601 475C592 498 567 527 548 546C529 566 509 582 486 593C463 603 432 605 411 610C390 616 374 609 361 625C349 640 233 690 336 703C440 716 876 828 984 703C1092 578 1031 80 984 -44C938 -169 754 -65 704 -44Z"
				/>
				<path
					className="fill-sage/80"
					d="M127,361C120 345 141 304 156 276C171 247 193 216 218 190C243 165 274 141 305 125C336 109 372 105 405 94C438 83 478 65 505 59C532 52 563 49 567 55C571 62 548 80 530 98C511 116 476 141 455 164C433 187 419 213 401 235C384 257 369 279 349 297C329 315 305 330 280 344C255 357 225 373 199 376C174 378 134 378 127 361Z"
				/>
				<path
					className="fill-mint"
					d="M31,575C33 558 58 522 75 498C91 475 106 448 131 432C156 417 195 415 224 406C253 397 280 393 305 379C330 366 353 345 374 324C395 303 412 278 430 254C448 231 459 207 480 183C500 160 531 133 554 112C578 91 608 64 623 59C638 53 644 63 643 80C642 97 624 134 617 160C610 187 608 212 601 240C593 268 582 301 573 329C565 358 554 386 551 409C548 432 563 448 554 468C546 488 517 512 498 529C480 545 461 565 442 566C424 567 410 538 386 532C362 526 328 527 299 529C270 530 241 532 212 543C183 554 150 583 125 593C100 602 78 603 62 600C47 597 29 592 31 575Z"
				/>
				<path
					className="fill-mint"
					d="M546,472C549 470 559 479 561 484C562 490 558 502 554 504C551 505 542 498 541 493C539 488 542 473 546 472Z"
				/>
				<g className="map-note">
					<text x="52" y="73">
						{words.elsewhere}
					</text>
					<text x="199" y="615" className="fill-teal-700 italic">
						{words.river}
					</text>
				</g>
				<g className="fill-spruce font-bold font-display text-[25px] tracking-tight max-sm:text-[42px]">
					{labels.map(({ name, land }) => (
						<text key={name} {...land.label}>
							{name}
						</text>
					))}
				</g>
				<g className="fill-spruce font-medium text-[15px] max-sm:[&_*]:hidden">
					{places
						.filter(({ name }) => served.has(name))
						.map(({ name, x, y, ...place }) => (
							<g key={name}>
								<circle cx={x} cy={y} r="4" />
								<text
									x={"before" in place ? x - 11 : x + 11}
									y={y + 5}
									textAnchor={"before" in place ? "end" : "start"}
								>
									{name}
								</text>
							</g>
						))}
				</g>
				{at && (
					<g>
						<circle cx={at.x} cy={at.y} r="15" className="fill-berry-600" />
						<circle cx={at.x} cy={at.y} r="6" className="fill-white" />
						<text
							x={at.x - 24}
							y={at.y + 6}
							textAnchor="end"
							className="fill-ink font-bold text-[17px] max-sm:text-[34px]"
						>
							{pin.label}
						</text>
					</g>
				)}
			</svg>
		</div>
	);
}

type MapArea = AreaMapProps["areas"][number];

function landOf(area: MapArea | undefined) {
	const land = places.find(({ name }) => area?.places.includes(name))?.land;
	return land && lands[land];
}

/** One label for each land mass: the first of several areas on it. */
function labelsOn(areas: readonly MapArea[]) {
	const all = areas.flatMap((area) => {
		const land = landOf(area);
		return land ? [{ name: area.name, land }] : [];
	});
	return all.filter(({ land }, index) => all.findIndex((other) => other.land === land) === index);
}
