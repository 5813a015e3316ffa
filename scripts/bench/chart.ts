interface Bar {
	label: string;
	value: number;
	own?: boolean;
}

const [width, left, row, top] = [720, 220, 44, 64];

/** A bar chart in the brand's colours that is readable without colours and by screen readers. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
	const largest = Math.max(...bars.map(({ value }) => value));
	const height = top + bars.length * row + 12;
	const said = bars.map(({ label, value }) => `${label}: ${shown(value)} ${unit}`).join("; ");
	const drawn = bars.map(({ label, value, own }, index) => {
		const y = top + index * row;
		const length = Math.max(2, ((width - left - 130) * value) / largest);
		return `	<text x="${left - 12}" y="${y + 20}" text-anchor="end" font-weight="${own ? 700 : 400}">${escaped(label)}</text>
	<rect x="${left}" y="${y}" width="${length.toFixed(1)}" height="28" rx="6" fill="${own ? "#2c7a73" : "#7fb7a3"}"/>
	<text x="${(left + length + 10).toFixed(1)}" y="${y + 20}" font-weight="${own ? 700 : 400}">${shown(value)}</text>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="Figtree, system-ui, sans-serif" font-size="15" fill="#122726">
	<title id="title">${escaped(title)}</title>
	<desc id="desc">${escaped(said)}.</desc>
	<rect width="${width}" height="${height}" rx="16" fill="#fbf4e6"/>
	<text x="24" y="36" font-size="18" font-weight="700" fill="#12403f">${escaped(title)}</text>
	<text x="${width - 24}" y="36" text-anchor="end" fill="#45605d">${escaped(unit)}</text>
${drawn.join("\n")}
</svg>
`;
}

const shown = (value: number) => Math.round(value).toLocaleString("en-CA");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
