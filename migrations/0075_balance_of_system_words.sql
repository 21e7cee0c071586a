-- The parts between panels, inverter and house are asked for by their abbreviations, and in the words of the trade.
insert into search_synonym (word, means)
select normalize(word, NFKC), means from (values
  -- abbreviations
  ('mccb', 'breaker'), ('rccb', 'rcbo'), ('elcb', 'rcbo'), ('dcdb', 'dc box'), ('acdb', 'ac box'), ('ajb', 'dc box'),
  ('la', 'lightning arrester'), ('dpmcb', 'double breaker'),
  -- other English words
  ('wire', 'cable'), ('wires', 'cable'), ('wiring', 'cable'), ('rod', 'earthing | arrester'), ('grounding', 'earthing'), ('earth', 'earthing'), ('electrode', 'earthing'),
  ('arrestor', 'arrester'), ('lightening', 'lightning'), ('disconnector', 'isolator'), ('braker', 'breaker'), ('earthling', 'earthing'),
  ('junction box', 'dc box'), ('distribution box', 'dc box | ac box'), ('lightning rod', 'lightning arrester'), ('lightning conductor', 'lightning arrester'), ('residual current', 'rcbo'),
  -- Hindi
  ('केबल', 'cable'), ('तार', 'cable'), ('वायर', 'cable'), ('अर्थिंग', 'earthing'), ('ब्रेकर', 'breaker'), ('एमसीबी', 'breaker'), ('कनेक्टर', 'connector'), ('आइसोलेटर', 'isolator'), ('बॉक्स', 'box'),
  ('तड़ित', 'lightning'), ('चालक', 'arrester'), ('आकाशीय', 'lightning'),
  -- Gujarati
  ('કેબલ', 'cable'), ('વાયર', 'cable'), ('તાર', 'cable'), ('અર્થિંગ', 'earthing'), ('બ્રેકર', 'breaker'), ('એમસીબી', 'breaker'), ('કનેક્ટર', 'connector'), ('આઇસોલેટર', 'isolator'), ('બૉક્સ', 'box'), ('બોક્સ', 'box')
) as more (word, means)
on conflict (word) do nothing;
