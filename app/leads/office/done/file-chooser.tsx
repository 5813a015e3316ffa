import { useEffect, useEffectEvent, useRef } from "react";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import type { PhotoMoment } from "#app/model/leads/lead.ts";

interface FileChooserProps {
	moment: PhotoMoment;
	icon: OfficeIconName;
	text: string;
	/** The accessible name, which also says the moment. */
	name: string;
	/** Opens the camera instead of the gallery. */
	capture?: "environment";
	className: string;
	onChoose: (files: File[]) => void;
}

/** A label that opens the camera or the gallery. Without JavaScript it is a plain field of the form. */
export function FileChooser({ moment, icon, text, name, capture, className, onChoose }: FileChooserProps) {
	const input = useRef<HTMLInputElement>(null);
	const take = useEffectEvent(() => {
		const files = [...(input.current?.files ?? [])];
		// The same photo can be chosen again, and the form is sent without files.
		if (input.current) input.current.value = "";
		if (files.length > 0) onChoose(files);
	});
	useEffect(() => {
		const element = input.current;
		// Those that were chosen before the page was hydrated.
		take();
		const onChange = () => take();
		element?.addEventListener("change", onChange);
		return () => element?.removeEventListener("change", onChange);
	}, []);
	return (
		<label className={className}>
			<OfficeIcon name={icon} size={capture ? 26 : 18} />
			{text}
			<input
				ref={input}
				type="file"
				name={moment}
				multiple
				// Without `image/*`: iPhones then convert HEIC to JPEG by themselves.
				accept="image/jpeg,image/png,image/webp,image/avif"
				capture={capture}
				aria-label={name}
			/>
		</label>
	);
}
