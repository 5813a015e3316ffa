import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Hex } from "#app/model/brand/color.ts";
import { MarkShapes } from "#app/ui/mark-shapes.tsx";
import type { ShownBrand } from "./shown-brand.ts";

const box = { width: 216, height: 104 };
const icon = { size: 30, gap: 9 };
const most = box.width - 28;
const tallest = 19;

/** The logo as the header and the footer of the site show it, on their grounds. */
export function LogoDrawings({ brand }: { brand: ShownBrand }) {
	const { logo } = useStaffLanguage().words.settings.brand;
	const { palette } = brand.checked;
	return (
		<div className="brand-logos">
			<figure>
				<LogoDrawing brand={brand} ground={palette.cream} line={palette.spruce} leaf={palette.teal} />
				<figcaption>{logo.onLight}</figcaption>
			</figure>
			<figure>
				<LogoDrawing brand={brand} ground={palette["spruce-950"]} line={palette.cream} leaf={palette.sage} />
				<figcaption>{logo.onDark}</figcaption>
			</figure>
		</div>
	);
}

interface Colors {
	ground: Hex;
	line: Hex;
	leaf: Hex;
}

function LogoDrawing({ brand, ...colors }: { brand: ShownBrand } & Colors) {
	const { name, fonts, logo } = brand;
	const size = Math.min(tallest, (most - icon.size - icon.gap) / widthOf(name));
	const width = icon.size + icon.gap + size * widthOf(name);
	const left = Math.max(14, (box.width - width) / 2);
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${box.width} ${box.height}`} data-fonts={fonts}>
			<rect {...box} fill={colors.ground} />
			{logo ? (
				<image href={logo} x="14" y="28" width={most} height="48" />
			) : (
				<>
					<MarkDrawing brand={brand} x={left} y={(box.height - icon.size) / 2} size={icon.size} {...colors} />
					<text x={left + icon.size + icon.gap} y={box.height / 2 + size * 0.35} fontSize={size} fill={colors.line}>
						{name}
					</text>
				</>
			)}
		</svg>
	);
}

interface Place {
	x: number;
	y: number;
	size: number;
}

/** The uploaded mark, the initials, or the mark that ships. */
function MarkDrawing({ brand, x, y, size, ground, line, leaf }: { brand: ShownBrand } & Place & Colors) {
	const { mark, initials, checked, fonts } = brand;
	const { palette } = checked;
	const isLight = ground === palette.cream;
	if (mark) return <image href={mark} x={x} y={y} width={size} height={size} />;
	return (
		<svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="0 0 64 64" data-fonts={fonts}>
			{initials ? (
				<>
					<rect width="64" height="64" rx="16" fill={isLight ? palette.spruce : palette.cream} />
					<text
						x={32}
						y={43}
						textAnchor="middle"
						fontSize={initials.length > 1 ? 30 : 36}
						fill={isLight ? palette.white : palette.spruce}
					>
						{initials}
					</text>
				</>
			) : (
				<g fill="none" stroke={line} strokeWidth="6.5">
					<MarkShapes leaf={leaf} berry={palette.berry} />
				</g>
			)}
		</svg>
	);
}

const iconSizes = { tab: 16, bookmark: 32, share: 48, phone: 64 } as const;

export function BrandIcons({ brand }: { brand: ShownBrand }) {
	const { logo } = useStaffLanguage().words.settings.brand;
	const { palette } = brand.checked;
	const colors = { ground: palette.cream, line: palette.spruce, leaf: palette.teal };
	const sizes = Object.entries(iconSizes) as [keyof typeof iconSizes, number][];
	return (
		<div>
			<h3 className="brand-caption">{logo.icons}</h3>
			<ul className="brand-icons">
				{sizes.map(([name, size]) => (
					<li key={name}>
						{brand.icon ? (
							<img src={brand.icon} width={size} height={size} alt="" />
						) : (
							<svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64">
								<MarkDrawing brand={brand} x={0} y={0} size={64} {...colors} />
							</svg>
						)}
						<span>
							{logo.sizes[name]} <span className="brand-size">{size} px</span>
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** About the width of a name in a bold typeface, in ems: pages cannot measure text before it is drawn. */
function widthOf(name: string): number {
	return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
	if (/[iljtfrI.,:;!|’' ]/.test(letter)) return 0.3;
	if (/[mwMW]/.test(letter)) return 0.86;
	return /\p{Lu}/u.test(letter) ? 0.66 : 0.54;
}
