import { useCallback, useEffect, useState } from "react";
import type { PhotoView } from "#app/model/estimate/step-content.ts";

const draft = "draft contact-photos";

interface Kept {
	key: string;
	photos: readonly PhotoView[];
}

/**
 * The stored photos of the contact form. They belong to the form's key, so this tab remembers the key: a reload or the
 * other language shows them again.
 */
export function useFormPhotos(formKey: string, answer: Partial<Kept> | undefined) {
	const [kept, setKept] = useState(keptIn(answer));
	const { key, photos } = kept ?? { key: answer?.key || formKey, photos: [] };
	useEffect(() => setKept((before) => keptIn(answer) ?? before), [answer]);
	useEffect(() => {
		const remembered = read();
		if (!remembered) return;
		void photosOf(remembered).then((found) => found?.length && setKept({ key: remembered, photos: found }));
	}, []);
	const refresh = useCallback(async () => {
		const found = await photosOf(key);
		if (!found) return;
		setKept({ key, photos: found });
		write(found.length > 0 ? key : "");
	}, [key]);
	return { key, photos, refresh };
}

function keptIn(answer: Partial<Kept> | undefined): Kept | undefined {
	return answer?.key && answer.photos ? { key: answer.key, photos: answer.photos } : undefined;
}

/** Null when the list could not be read: the server still has the photos, and sends them with the message. */
async function photosOf(key: string): Promise<readonly PhotoView[] | null> {
	try {
		const response = await fetch(`/_contact/photos?key=${encodeURIComponent(key)}`);
		return response.ok ? ((await response.json()) as PhotoView[]) : null;
	} catch {
		return null;
	}
}

function read(): string | null {
	try {
		return sessionStorage.getItem(draft);
	} catch {
		return null;
	}
}

function write(key: string): void {
	try {
		sessionStorage.setItem(draft, key);
	} catch {
		// Storage is blocked: the photos stay with this page only.
	}
}
