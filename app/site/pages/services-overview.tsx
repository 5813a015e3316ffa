import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import type { ServicesOverviewContent } from "#app/model/site/page-contents.ts";
import { useContent } from "#app/runtime/page.ts";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { ServicePicture } from "#app/ui/service-picture.tsx";
import { surfaces } from "#app/ui/surface.ts";
import { PlaceSigns } from "./overviews/signs.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** Which service do I need? What visitors see at home comes first, then all services. */
export default function ServicesOverview() {
	const { messages } = useLanguage();
	const { words, services } = useContent<ServicesOverviewContent>();
	const tileOf = (name: string) => services.find((tile) => tile.name === name);
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center pb-8 lg:grid-cols-[8fr_4fr] lg:pb-4">
				<div className="pt-3">
					<h1 className="text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-none tracking-[-0.035em]">
						{words.heading}
					</h1>
					<p className="lead mt-4 max-w-[34em] lg:mt-6">{words.lead}</p>
				</div>
				{/* Not `first`: phones hide it, and a lazy picture that is hidden is not downloaded. */}
				<Picture
					name="technician"
					alt={messages.picture.technician}
					sizes="(min-width: 64rem) 380px, 1px"
					className="h-auto w-full max-w-96 justify-self-end max-lg:hidden"
				/>
			</section>
			<section aria-labelledby="signs-heading" className="page-width pb-section">
				<h2 id="signs-heading" className="mb-3 lg:mb-5">
					{words.where}
				</h2>
				{words.places.map((place, index) => (
					<PlaceSigns key={place.heading} place={place} first={words.first} open={index === 0} tileOf={tileOf} />
				))}
				<Notice title={words.otherwise.title} className="mt-5">
					<RichText text={words.otherwise.text} />
				</Notice>
			</section>
			{words.alike.options.length > 1 && <Alike words={words.alike} tileOf={tileOf} />}
			<section aria-labelledby="list-heading" className="page-width pb-section">
				<div className="grid-12 mb-6 items-end lg:mb-9">
					<h2 id="list-heading" className="lg:col-span-6">
						{words.list.heading}
					</h2>
					<p className="text-ink-600 lg:col-span-6">
						<RichText text={words.list.lead} />
					</p>
				</div>
				<ul className="grid gap-x-5 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-5">
					{services.map((tile) => (
						<ServiceItem key={tile.name} tile={tile} />
					))}
				</ul>
			</section>
			<FinalCall />
		</>
	);
}

/** Two services that visitors take for each other. Without one of them there is nothing to compare. */
function Alike({
	words,
	tileOf,
}: {
	words: ServicesOverviewContent["words"]["alike"];
	tileOf: (name: string) => ServiceTile | undefined;
}) {
	return (
		<section aria-labelledby="alike-heading" className="page-width pb-section">
			<h2 id="alike-heading" className="mb-6 lg:mb-8">
				{words.heading}
			</h2>
			<div className="grid gap-3 md:grid-cols-2 md:gap-5">
				{words.options.map(({ title, text, leadsTo }, index) => {
					const tile = tileOf(leadsTo);
					const look = surfaces[index === 0 ? "white" : "spruce"];
					return (
						<div key={title} className={`rounded-lg p-5 lg:p-8 ${look.box}`}>
							<h3 className={look.heading}>{title}</h3>
							<p className={`mt-2.5 text-[1.0625rem] ${look.text}`}>
								<RichText text={text} />
							</p>
							{tile && (
								<TextLink to={tile.path} className={`mt-2 ${index === 0 ? "" : "text-cream!"}`}>
									{tile.label}
								</TextLink>
							)}
						</div>
					);
				})}
			</div>
		</section>
	);
}

/** One line of a list on phones, a tile with its picture on wider screens. */
function ServiceItem({ tile }: { tile: ServiceTile }) {
	return (
		<li className="card flex flex-col border-line border-t py-3.5 max-sm:rounded-none sm:rounded-lg sm:border-0 sm:bg-white sm:p-5">
			<h3 className="text-[1.1875rem]">
				<Link to={tile.path} className="card-link">
					{tile.label}
				</Link>
			</h3>
			{tile.price && <p className="tabular mt-1 font-semibold text-note text-spruce leading-snug">{tile.price}</p>}
			<ServicePicture
				name={tile.picture}
				photoClass="mt-auto h-auto w-full rounded-md max-sm:hidden"
				sizes="(min-width: 64rem) 220px, 45vw"
				className="mt-auto h-auto w-full pt-3 max-sm:hidden"
			/>
		</li>
	);
}
