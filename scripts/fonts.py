"""Joins subsets of the @fontsource-variable files into one file a script and family, so that a page needs two fonts and no more.
Usage: python3 fonts.py OUT_DIR   (needs fonttools and brotli; run in the project's folder)"""
import sys, copy
from fontTools.ttLib import TTFont
from fontTools.subset import Subsetter, Options
from fontTools.varLib.instancer import instantiateVariableFont
N='node_modules/@fontsource-variable/'
LAT=list(range(0x20,0x7f))+list(range(0xa0,0x100))+[0x2010,0x2011,0x2012,0x2013,0x2014,0x2018,0x2019,0x201a,0x201c,0x201d,0x201e,0x2022,0x2026,0x2039,0x203a,0x202f,0x2009,0x200a,0x2032,0x2033,0x2212,0x20ac]
EXT=[0x160,0x161,0x17d,0x17e]
CYR=list(range(0x410,0x450))+[0x401,0x451]
ASCII=list(range(0x20,0x7f))+[0xa0,0xa7,0xab,0xb6,0xb7,0xbb,0xb1,0xd7,0xb0,0xb2,0xbc,0xbd,0xe4,0xf5,0xf6,0xfc,0xc4,0xd6,0xdc,0xdf]+LAT[LAT.index(0x2010):]+[0x17e,0x161]
def src(fam,part): return N+f'{fam}/files/{fam}-{part}-wght-normal.woff2'
def load(fam,part,codes):
    f=TTFont(src(fam,part)); 
    have=set(f.getBestCmap()); codes=[c for c in codes if c in have]
    o=Options(); o.layout_features=['kern','mark','mkmk','ccmp','locl','liga','tnum','lnum','pnum','calt','case']; o.notdef_outline=True; o.glyph_names=True; o.hinting=False; o.name_IDs=[0,1,2,13,14]; o.drop_tables+=['DSIG','STAT'] if False else []
    s=Subsetter(o); s.populate(unicodes=codes); s.subset(f)
    f=instantiateVariableFont(f,{'wght':(400,400,700)}) 
    return f
def comps(glyf,name,out):
    if name in out: return
    out.append(name); g=glyf[name]
    if g.isComposite():
        for c in g.components: comps(glyf,c.glyphName,out)
def add(base,other,prefix):
    bc=base.getBestCmap(); oc=other.getBestCmap(); need=[c for c in oc if c not in bc]
    names=[]; 
    for c in need: comps(other['glyf'],oc[c],names)
    ren={n:prefix+n for n in names}
    order=base.getGlyphOrder()
    og=other['glyf']; bg=base['glyf']
    for n in names:
        g=copy.deepcopy(og[n]); 
        if g.isComposite():
            for c in g.components: c.glyphName=ren[c.glyphName]
        bg.glyphs[ren[n]]=g
        base['hmtx'].metrics[ren[n]]=other['hmtx'].metrics[n]
        if n in other['gvar'].variations: base['gvar'].variations[ren[n]]=copy.deepcopy(other['gvar'].variations[n])
    new=order+[ren[n] for n in names]
    base.setGlyphOrder(new); bg.glyphOrder=new; base['maxp'].numGlyphs=len(new)
    for t in base['cmap'].tables:
        if t.isUnicode():
            for c in need: t.cmap[c]=ren[oc[c]]
def finish(f,path):
    for t in ('HVAR','VVAR','MVAR','vmtx','vhea','VORG','meta','DSIG'):
        if t in f: del f[t]
    import io
    f['post'].formatType=3.0
    f.flavor=None; b=io.BytesIO(); f.save(b, reorderTables=False); b.seek(0)
    g=TTFont(b); g.flavor='woff2'; g.save(path)
out=sys.argv[1]
for fam,short in (('literata','serif'),('ibm-plex-sans','sans')):
    f=load(fam,'latin',LAT); add(f,load(fam,'latin-ext',EXT),'x.')
    if short=='sans': add(f,load(fam,'cyrillic',CYR),'c.')
    finish(f,f'{out}/{short}.woff2')
    f=load(fam,'cyrillic',CYR); add(f,load(fam,'latin',ASCII),'l.'); add(f,load(fam,'latin-ext',EXT),'x.')
    finish(f,f'{out}/{short}-ru.woff2')
import os
for x in sorted(os.listdir(out)): print(x, os.path.getsize(f'{out}/{x}'))
