import { type FormEvent, useEffect, useRef, useState } from "react";
import { FileField } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

const ranges = [
	{ name: "zoom", least: 100, most: 400, start: 100 },
	{ name: "x", least: 0, most: 100, start: 50 },
	{ name: "y", least: 0, most: 100, start: 50 },
] as const;

/** A preview of the crop. The server applies the values of the sliders; the preview only shows the result. */
export function CoverFrame() {
	const { cover } = useStaffLanguage().words;
	const [photo, setPhoto] = useState<string | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const image = useRef<HTMLImageElement>(null);

	function show() {
		const sliders = box.current?.querySelectorAll<HTMLInputElement>("input[type=range]") ?? [];
		const [zoom = 100, x = 50, y = 50] = [...sliders].map((slider) => Number(slider.value));
		if (!image.current) return;
		// Same crop as `frameOf` on the server: the picture covers the frame, then scales around the chosen point.
		image.current.style.objectPosition = `${x}% ${y}%`;
		image.current.style.transformOrigin = `${x}% ${y}%`;
		image.current.style.scale = String(zoom / 100);
	}

	async function choose({ currentTarget }: FormEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? [];
		setPhoto(file?.type.startsWith("image/") ? await asAddress(file) : null);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the current slider values apply to a new photo too.
	useEffect(show, [photo]);

	return (
		<div ref={box} className="grid grid-cols-1 gap-4">
			<FileField label={cover.file} hint={cover.fileHint} name="photos" accept="image/*" onChange={choose} required />
			<fieldset className="grid gap-4 md:grid-cols-2">
				<legend className="mb-2 font-semibold text-spruce">{cover.frame}</legend>
				<div className="grid content-start gap-3">
					{ranges.map(({ name, least, most, start }) => (
						<label key={name} className="grid gap-1 text-small">
							{cover[name]}
							<input
								type="range"
								name={name}
								min={least}
								max={most}
								defaultValue={start}
								onInput={show}
								className="accent-teal-700"
							/>
						</label>
					))}
				</div>
				<div className="cover-frame">{photo && <img ref={image} src={photo} alt={cover.preview} onLoad={show} />}</div>
			</fieldset>
		</div>
	);
}

/** Reads the file as a data URL: the Content-Security-Policy allows images only from this origin or as data URLs. */
function asAddress(file: File): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(String(reader.result)));
		reader.addEventListener("error", () => reject(reader.error));
		reader.readAsDataURL(file);
	});
}
