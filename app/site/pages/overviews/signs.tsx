import type { ServiceTile } from "#app/model/page-payload.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { Drawing, Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { signPaths } from "#app/ui/sign-paths.ts";

type Place = PageWords["services"]["places"][number];

export function placeId(index: number): string {
	return `place-${index + 1}`;
}

const placeSurfaces = ["bg-cream-200", "bg-white", "bg-mint-100"] as const;

/** Links to the places of the home where a visitor may have seen something. */
export function PlaceLinks({ heading, places }: { heading: string; places: readonly Place[] }) {
	return (
		<nav aria-labelledby="where-heading" className="page-width">
			<h2 id="where-heading" className="text-h3">
				{heading}
			</h2>
			<ul className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6 lg:gap-3.5">
				{places.map(({ place, picture }, index) => (
					<li key={place}>
						<a
							href={`#${placeId(index)}`}
							className={`flex h-full min-h-13 flex-col items-center justify-center gap-1 rounded-md px-3 py-2 text-center font-bold font-display text-[1.0625rem] text-spruce leading-tight tracking-tight hover:underline sm:justify-start sm:pb-5 lg:rounded-lg ${placeSurfaces[index % placeSurfaces.length]}`}
						>
							<Picture name={picture} alt="" sizes="160px" className="h-auto w-full max-w-36 max-sm:hidden" />
							{place}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function PlaceSigns({
	id,
	place,
	first,
	tileOf,
}: {
	id: string;
	place: Place;
	first: string;
	tileOf: (name: string) => ServiceTile | undefined;
}) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-heading`}
			className="grid-12 scroll-mt-4 gap-y-3! border-line border-t py-6 first-of-type:border-0 lg:py-10"
		>
			<h3 id={`${id}-heading`} className="text-[1.375rem] lg:col-span-3 lg:text-[1.625rem]">
				{place.heading}
			</h3>
			<ul className="grid gap-2.5 lg:col-span-9 lg:gap-3">
				{place.signs.map(({ icon, title, check, leadsTo }) => {
					const tile = tileOf(leadsTo);
					return (
						<li
							key={title}
							className="grid items-center gap-x-5 gap-y-3 rounded-md bg-white p-4 sm:grid-cols-[44px_minmax(0,1fr)] sm:p-5 lg:grid-cols-[44px_minmax(0,1fr)_20rem]"
						>
							<span className="grid size-11 place-items-center self-start rounded-[14px] bg-cream-200 text-spruce max-sm:hidden">
								<Drawing path={signPaths[icon]} size={22} />
							</span>
							<div>
								<h4 className="text-[1.1875rem] leading-snug">{title}</h4>
								<p className="mt-1 text-ink-600 text-note leading-snug">
									<strong className="font-semibold text-spruce">{first}</strong> {check}
								</p>
							</div>
							{tile && <Answer tile={tile} />}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** The service and its price; for disasters, which have none, the phone comes first. */
function Answer({ tile }: { tile: ServiceTile }) {
	const place = "sm:col-start-2 lg:col-start-3";
	return (
		<div className={`grid gap-2 ${place}`}>
			{tile.price === null && <PhoneButton look="dark" />}
			<Link
				to={tile.path}
				className="grid min-h-13 grid-cols-[1fr_20px] items-center gap-3 rounded-md bg-mint-100 px-4 py-2 font-semibold text-note text-spruce leading-snug hover:bg-mint"
			>
				<span>
					{tile.label}
					{tile.price && <span className="tabular block font-medium text-ink-600 text-small">{tile.price}</span>}
				</span>
				<Icon name="arrow-right" size={18} className="text-teal-700" />
			</Link>
		</div>
	);
}
