import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import type { ServiceTile as Tile } from "#app/model/site/cards.ts";
import { Link } from "./link.tsx";
import { ServicePicture } from "./service-picture.tsx";
import { surfaces } from "./surface.ts";

interface ServiceTileProps {
	tile: Tile;
	/** The text is above the picture, beside it, or beside it on wide screens only. */
	layout?: "stack" | "side" | "wide-side";
	/** Shows a description of the service, for large tiles. */
	pitch?: boolean;
	heading?: string;
	sizes: string;
	className?: string;
	pictureClass?: string;
}

export function ServiceTile({
	tile,
	layout = "stack",
	pitch = false,
	heading = "text-[1.3125rem] lg:text-[1.5625rem]",
	sizes,
	className = "",
	pictureClass = "",
}: ServiceTileProps) {
	const look = surfaces[tile.surface];
	const { box, words, picture } = layouts[layout];
	return (
		<article data-reveal className={`card flex overflow-hidden p-5 lg:p-7 ${box} ${look.box} ${className}`}>
			<div className={`relative z-1 ${words}`}>
				<h3 className={`${heading} ${look.heading}`}>
					<Link to={tile.path} className="card-link">
						{tile.label}
					</Link>
				</h3>
				{pitch && <p className={`mt-2 text-note leading-snug max-md:hidden ${look.text}`}>{tile.pitch}</p>}
				{tile.price && (
					<p className={`tabular mt-2 font-semibold text-note leading-snug ${look.price}`}>{tile.price}</p>
				)}
			</div>
			<div className={`flex ${isUploaded(tile.picture) ? "tile-photo" : picture}`}>
				<ServicePicture name={tile.picture} sizes={sizes} className={`h-auto w-full object-contain ${pictureClass}`} />
			</div>
		</article>
	);
}

const layouts = {
	stack: { box: "flex-col", words: "", picture: "-mb-3 mt-auto justify-center pt-3" },
	side: {
		box: "items-stretch",
		words: "w-[47%] shrink-0 lg:w-[42%]",
		picture: "-my-3 -mr-6 -ml-3 min-w-0 flex-1 items-center justify-end lg:-ml-6",
	},
	"wide-side": {
		box: "flex-col lg:flex-row lg:items-stretch",
		words: "lg:w-[38%] lg:shrink-0",
		picture: "justify-center max-lg:-mb-3 max-lg:pt-3 lg:-my-5 lg:-mr-7 lg:-ml-10 lg:min-w-0 lg:flex-1 lg:items-center",
	},
};
