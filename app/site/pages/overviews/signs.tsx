import type { ServiceTile } from "#app/model/site/cards.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { Drawing, Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { signPaths } from "#app/ui/sign-paths.ts";

type Place = PageWords["services"]["places"][number];

/** A place of the home, folded: its summary names the signs, so that visitors find theirs before they open it. */
export function PlaceSigns({
	place,
	first,
	open,
	tileOf,
}: {
	place: Place;
	first: string;
	open: boolean;
	tileOf: (name: string) => ServiceTile | undefined;
}) {
	return (
		<details className="accordion group" open={open}>
			<summary className="py-3! lg:py-4!">
				<span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 lg:grid-cols-[8rem_minmax(0,1fr)] lg:gap-7">
					<Picture
						name={place.picture}
						alt=""
						sizes="(min-width: 64rem) 128px, (min-resolution: 2.5dppx) 48px, 72px"
						small
						className="h-auto w-full"
					/>
					<span>
						<h3 className="text-[1.25rem] leading-tight lg:text-[1.625rem]">{place.heading}</h3>
						{/* The titles below repeat it: only eyes need the preview. */}
						<span aria-hidden="true" className="mt-1 block text-ink-600 text-small leading-snug group-open:hidden">
							{place.signs.map(({ title }) => title).join(" · ")}
						</span>
					</span>
				</span>
				<Icon name="plus" size={22} />
			</summary>
			<ul className="grid gap-2.5 pb-6 lg:gap-3 lg:pb-8 lg:pl-[9.75rem]">
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
		</details>
	);
}

/** The service and its price; for disasters, which have none, the phone comes first. */
function Answer({ tile }: { tile: ServiceTile }) {
	return (
		<div className="grid gap-2 sm:col-start-2 lg:col-start-3">
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
