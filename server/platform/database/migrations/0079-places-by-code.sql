-- States and countries of addresses by their codes, as they are kept since addresses are checked (`market/accounts/ship-to.ts`).
-- What is not known stays as it was typed.
create or replace function pg_temp.letters_of(typed text) returns text language sql immutable as $$
  select regexp_replace(lower(normalize(typed, nfkd)), '[^a-z]', '', 'g') $$;

create temp table country_forms on commit drop as
  select * from (values ('US', '{unitedstates,theunitedstates,unitedstatesofamerica,usa,us}'::text[]),
    ('CA', '{canada,ca,can}')) as known (country, forms);
create temp table region_forms on commit drop as
  select country, code, unnest(forms::text[]) as form from (values
    ('US', 'AL', '{al,alabama,alalabama,alabamaal,ala}'), ('US', 'AK', '{ak,alaska,akalaska,alaskaak}'),
    ('US', 'AZ', '{az,arizona,azarizona,arizonaaz,ariz}'), ('US', 'AR', '{ar,arkansas,ararkansas,arkansasar,ark}'),
    ('US', 'CA', '{ca,california,cacalifornia,californiaca,calif}'),
    ('US', 'CO', '{co,colorado,cocolorado,coloradoco,colo}'),
    ('US', 'CT', '{ct,connecticut,ctconnecticut,connecticutct,conn}'),
    ('US', 'DE', '{de,delaware,dedelaware,delawarede,del}'),
    ('US', 'DC', '{dc,districtofcolumbia,dcdistrictofcolumbia,districtofcolumbiadc,washingtondc,washdc}'),
    ('US', 'FL', '{fl,florida,flflorida,floridafl,fla}'), ('US', 'GA', '{ga,georgia,gageorgia,georgiaga}'),
    ('US', 'HI', '{hi,hawaii,hihawaii,hawaiihi}'), ('US', 'ID', '{id,idaho,ididaho,idahoid}'),
    ('US', 'IL', '{il,illinois,ilillinois,illinoisil,ill}'), ('US', 'IN', '{in,indiana,inindiana,indianain,ind}'),
    ('US', 'IA', '{ia,iowa,iaiowa,iowaia}'), ('US', 'KS', '{ks,kansas,kskansas,kansasks,kan,kans}'),
    ('US', 'KY', '{ky,kentucky,kykentucky,kentuckyky}'), ('US', 'LA', '{la,louisiana,lalouisiana,louisianala}'),
    ('US', 'ME', '{me,maine,memaine,maineme}'), ('US', 'MD', '{md,maryland,mdmaryland,marylandmd}'),
    ('US', 'MA', '{ma,massachusetts,mamassachusetts,massachusettsma,mass}'),
    ('US', 'MI', '{mi,michigan,mimichigan,michiganmi,mich}'),
    ('US', 'MN', '{mn,minnesota,mnminnesota,minnesotamn,minn}'),
    ('US', 'MS', '{ms,mississippi,msmississippi,mississippims,miss}'),
    ('US', 'MO', '{mo,missouri,momissouri,missourimo}'), ('US', 'MT', '{mt,montana,mtmontana,montanamt,mont}'),
    ('US', 'NE', '{ne,nebraska,nenebraska,nebraskane,neb,nebr}'), ('US', 'NV', '{nv,nevada,nvnevada,nevadanv,nev}'),
    ('US', 'NH', '{nh,newhampshire,nhnewhampshire,newhampshirenh}'),
    ('US', 'NJ', '{nj,newjersey,njnewjersey,newjerseynj}'), ('US', 'NM', '{nm,newmexico,nmnewmexico,newmexiconm}'),
    ('US', 'NY', '{ny,newyork,nynewyork,newyorkny}'),
    ('US', 'NC', '{nc,northcarolina,ncnorthcarolina,northcarolinanc}'),
    ('US', 'ND', '{nd,northdakota,ndnorthdakota,northdakotand}'), ('US', 'OH', '{oh,ohio,ohohio,ohiooh}'),
    ('US', 'OK', '{ok,oklahoma,okoklahoma,oklahomaok,okla}'), ('US', 'OR', '{or,oregon,ororegon,oregonor,ore}'),
    ('US', 'PA', '{pa,pennsylvania,papennsylvania,pennsylvaniapa,penn,penna}'),
    ('US', 'RI', '{ri,rhodeisland,rirhodeisland,rhodeislandri}'),
    ('US', 'SC', '{sc,southcarolina,scsouthcarolina,southcarolinasc}'),
    ('US', 'SD', '{sd,southdakota,sdsouthdakota,southdakotasd}'),
    ('US', 'TN', '{tn,tennessee,tntennessee,tennesseetn,tenn}'), ('US', 'TX', '{tx,texas,txtexas,texastx,tex}'),
    ('US', 'UT', '{ut,utah,ututah,utahut}'), ('US', 'VT', '{vt,vermont,vtvermont,vermontvt}'),
    ('US', 'VA', '{va,virginia,vavirginia,virginiava}'),
    ('US', 'WA', '{wa,washington,wawashington,washingtonwa,wash,washingtonstate}'),
    ('US', 'WV', '{wv,westvirginia,wvwestvirginia,westvirginiawv,wva}'),
    ('US', 'WI', '{wi,wisconsin,wiwisconsin,wisconsinwi,wis,wisc}'),
    ('US', 'WY', '{wy,wyoming,wywyoming,wyomingwy,wyo}'),
    ('US', 'AS', '{as,americansamoa,asamericansamoa,americansamoaas}'), ('US', 'GU', '{gu,guam,guguam,guamgu}'),
    ('US', 'MP', '{mp,northernmarianaislands,mpnorthernmarianaislands,northernmarianaislandsmp}'),
    ('US', 'PR', '{pr,puertorico,prpuertorico,puertoricopr}'),
    ('US', 'VI', '{vi,usvirginislands,viusvirginislands,usvirginislandsvi,virginislands,usvi}'),
    ('US', 'AA', '{aa,armedforcesamericas,aaarmedforcesamericas,armedforcesamericasaa}'),
    ('US', 'AE', '{ae,armedforceseurope,aearmedforceseurope,armedforceseuropeae}'),
    ('US', 'AP', '{ap,armedforcespacific,aparmedforcespacific,armedforcespacificap}'),
    ('CA', 'AB', '{ab,alberta,abalberta,albertaab,alta}'),
    ('CA', 'BC', '{bc,britishcolumbia,bcbritishcolumbia,britishcolumbiabc}'),
    ('CA', 'MB', '{mb,manitoba,mbmanitoba,manitobamb,man}'),
    ('CA', 'NB', '{nb,newbrunswick,nbnewbrunswick,newbrunswicknb}'),
    ('CA', 'NL', '{nl,newfoundlandandlabrador,nlnewfoundlandandlabrador,newfoundlandandlabradornl,newfoundland,nfld}'),
    ('CA', 'NT', '{nt,northwestterritories,ntnorthwestterritories,northwestterritoriesnt,nwt}'),
    ('CA', 'NS', '{ns,novascotia,nsnovascotia,novascotians}'), ('CA', 'NU', '{nu,nunavut,nununavut,nunavutnu}'),
    ('CA', 'ON', '{on,ontario,onontario,ontarioon,ont}'),
    ('CA', 'PE', '{pe,princeedwardisland,peprinceedwardisland,princeedwardislandpe,pei}'),
    ('CA', 'QC', '{qc,quebec,qcquebec,quebecqc,que,pq}'),
    ('CA', 'SK', '{sk,saskatchewan,sksaskatchewan,saskatchewansk,sask}'), ('CA', 'YT', '{yt,yukon,ytyukon,yukonyt}')
  ) as known (country, code, forms);

create or replace function pg_temp.address_in_codes(address jsonb) returns jsonb language sql stable as $$
  select address || jsonb_build_object('country', c.country, 'state', coalesce(r.code, address ->> 'state'))
  from pg_temp.country_forms c
  left join pg_temp.region_forms r on r.country = c.country and r.form = pg_temp.letters_of(address ->> 'state')
  where pg_temp.letters_of(address ->> 'country') = any(c.forms) $$;

update buyers set ship_to = pg_temp.address_in_codes(ship_to)
where ship_to is not null and pg_temp.address_in_codes(ship_to) <> ship_to;

update purchase_orders set ship_to = pg_temp.address_in_codes(ship_to)
where pg_temp.address_in_codes(ship_to) <> ship_to;

update leads set state = r.code from pg_temp.region_forms r
where r.form = pg_temp.letters_of(leads.state) and leads.state <> r.code;
