import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { wordLines } from "../../src/brand/logoPaths";
import { ridgeMarkup } from "../../src/brand/ridgeMarkup";
import { ridgeViewBox } from "../../src/brand/ridgePaths";
import { formatPhone } from "../../src/lib/phone";
import { font } from "../../src/styles/font";
import { color } from "../../src/styles/tokens";
import { markSvg } from "./icons";

export interface ShareWords {
  name: string;
  headline: string;
  /** A phone number of ten digits. */
  phone: string;
}

/** The size in pixels that social networks recommend for `og:image`. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Distance in pixels from the top of the image to the dark band with the phone number. */
const bandTop = 546;
const ridgeHeight = 236;

/**
 * Draws the preview image of shared links (`og:image`) with logo, headline, mountain ridge and phone number. Text is
 * drawn as paths of the site's font, so that the image is the same on every machine.
 * @param root the project's root, which contains node_modules/
 * @returns a PNG file
 */
export async function sharePicture(words: ShareWords, root: string): Promise<Buffer> {
  const { width, height } = shareSize;
  const siteFonts = fonts(root);
  const text = await satori(layout(await withoutMissingGlyphs(words, siteFonts)), {
    ...shareSize,
    fonts: siteFonts,
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color.skyHigh}"/><stop offset=".5" stop-color="${color.skyMiddle}"/><stop offset=".85" stop-color="${color.skyLow}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<svg y="${bandTop - ridgeHeight}" width="${width}" height="${ridgeHeight}" viewBox="${ridgeViewBox}" preserveAspectRatio="xMidYMax slice">${ridgeMarkup}</svg>
<rect y="${bandTop - 1}" width="100%" height="${height - bandTop + 1}" fill="${color.groundDark}"/>
<svg x="72" y="52" width="84" height="84">${markSvg()}</svg>
${text}</svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true, quality: 92, effort: 10 }).toBuffer();
}

/**
 * Removes the accents of letters, and all other characters such as emoji, for which the site's font has no glyph and
 * which the image would show as boxes.
 */
async function withoutMissingGlyphs(words: ShareWords, siteFonts: Font[]): Promise<ShareWords> {
  const unknown = new Set<string>();
  await satori(layout(words), {
    ...shareSize,
    fonts: siteFonts,
    loadAdditionalAsset: async (_language, letters) => {
      for (const letter of letters) unknown.add(letter);
      return [];
    },
  });
  const known = (text: string) =>
    Array.from(text.normalize("NFC"), (letter) => {
      if (!unknown.has(letter)) return letter;
      const bare = letter.normalize("NFD").charAt(0);
      return /[A-Za-z]/.test(bare) ? bare : "";
    })
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  return { ...words, name: known(words.name), headline: known(words.headline) };
}

/** Returns the texts as nested flexboxes, which satori draws, with room for the logo mark and the ridge. */
function layout({ name, headline, phone }: ShareWords) {
  const { first, second } = wordLines(name);
  return createElement(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        color: color.text,
        fontFamily: font.pictureFiles(700).map(familyOf).join(", "),
        overflow: "hidden",
      },
    },
    box({ marginLeft: 172, marginTop: 52, height: 84, flexDirection: "column", justifyContent: "center" }, [
      box(
        {
          fontSize: first.length > 28 ? 32 : 44,
          fontWeight: 700,
          letterSpacing: -0.9,
          lineHeight: 1.05,
          maxWidth: 950,
        },
        first,
      ),
      second &&
        box(
          {
            fontSize: 22,
            fontWeight: 600,
            letterSpacing: 3.6,
            lineHeight: 1.2,
            textTransform: "uppercase",
          },
          second,
        ),
    ]),
    box(
      {
        margin: "34px 72px 0",
        height: 200,
        maxWidth: 1056,
        fontSize: headlineSize(headline),
        fontWeight: 700,
        letterSpacing: -1.6,
        lineHeight: 1.08,
        wordBreak: "break-word",
        textWrap: "balance",
      },
      headline,
    ),
    box(
      {
        position: "absolute",
        left: 72,
        bottom: 0,
        height: shareSize.height - bandTop,
        alignItems: "center",
        fontSize: 34,
        fontWeight: 600,
        color: color.textOnDark,
      },
      formatPhone(phone),
    ),
  );
}

function box(style: Record<string, string | number>, children: React.ReactNode) {
  return createElement("div", { style: { display: "flex", ...style } }, children);
}

/** Returns the font size in pixels at which a headline fits above the ridge on two or three lines. */
function headlineSize(headline: string): number {
  if (headline.length <= 56) return 76;
  if (headline.length <= 90) return 58;
  return 44;
}

/** Returns a family name of its own for each font file, because satori uses one file per family and weight. */
const familyOf = (_file: string, index: number) => `${font.family} ${index}`;

/** Reads the files of the site's font in the two weights that the share picture uses. */
function fonts(root: string): Font[] {
  return ([600, 700] as const).flatMap((weight) =>
    font.pictureFiles(weight).map((file, i) => ({
      name: familyOf(file, i),
      weight,
      style: "normal" as const,
      data: readFileSync(join(root, "node_modules", file)),
    })),
  );
}
